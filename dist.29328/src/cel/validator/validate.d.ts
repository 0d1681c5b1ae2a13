import type { Checked } from '../checker/check.ts';
import type { Issues } from '../parser/issue.ts';
import type { Location } from '../parser/source.ts';
/**
 * Looks for constants that are no duration, timestamp or pattern, and for literals of lists and maps with elements of
 * different types. Mirrors the validators that Kubernetes adds to its environments.
 */
export declare function validate({ expr, types }: Checked, locationOf: (id: number) => Location, issues: Issues): void;
