import type { RuntimeObject, TypeMeta } from './runtime_object.ts';
/**
 * An object that is kept unchanged, so that it can be passed on without knowing its kind. A serializer reads into one
 * when it is passed as `into`, whatever the data are, and writes one as it is. Mirrors Go's `runtime.Unknown`.
 */
export interface Unknown extends TypeMeta {
    /** The complete serialised object. */
    raw: Uint8Array;
    /** How `raw` is encoded, for example `gzip`. Absent or empty: not at all. */
    contentEncoding?: string;
    /** The media type of `raw`. Absent or empty: {@link ContentTypeJSON}. */
    contentType?: string;
}
/** Whether an object is an {@link Unknown}: one with bytes in `raw`, which no Kind has. */
export declare function isUnknown(object: RuntimeObject | null | undefined): object is Unknown;
