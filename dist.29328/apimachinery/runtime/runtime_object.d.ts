/**
 * Any API object: an instance of a Kind class, or a plain object in the wire form. Functions take this type, so that
 * nothing depends on how an object was made. Mirrors Go's `runtime.Object`.
 */
export interface RuntimeObject {
    readonly apiVersion?: string | undefined;
    readonly kind?: string | undefined;
}
/** The two properties every object has on the wire. Mirrors Go's `runtime.TypeMeta`. */
export interface TypeMeta {
    /** Group and version: `apps/v1`, or `v1` for the core group. */
    apiVersion?: string;
    kind?: string;
}
