import type { Difference } from './difference.ts';
/** Options of {@link formatDifferences}. */
export interface FormatDifferencesOptions {
    /** Use red, green and yellow, for a terminal. Default false. */
    readonly colour?: boolean;
}
/**
 * Formats differences as lines that start with `~` (changed), `+` (added) or `-` (removed); values too long for one
 * line follow, indented by four spaces. Of multi-line strings only the lines that differ are shown. Control characters
 * are escaped. Each line ends with a line feed; without differences, the result is empty.
 */
export declare function formatDifferences(differences: readonly Difference[], options?: FormatDifferencesOptions): string;
