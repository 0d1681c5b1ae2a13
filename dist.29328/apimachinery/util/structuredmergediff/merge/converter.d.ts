import type { TypedValue } from '../typed/index.ts';
/** Converts objects between versions. Mirrors Go's `merge.Converter`. */
export interface Converter {
    /** The object in a version; the object itself if already in that version. */
    convert(object: TypedValue, apiVersion: string): TypedValue;
    /** Whether an error of {@link convert} means that the version no longer exists. Its ownership is then dropped. */
    isMissingVersionError(error: unknown): boolean;
}
