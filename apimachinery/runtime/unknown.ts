import type { TypeMeta } from './runtime_object.ts';

/** An object whose kind nobody registered, kept as it came so that it can be passed on. Mirrors Go's `runtime.Unknown`. */
export interface Unknown extends TypeMeta {
  /** The complete serialised object. */
  raw: Uint8Array;
  /** How `raw` is encoded, for example `gzip`. Absent: not at all. */
  contentEncoding?: string;
  /** The media type of `raw`. Absent: {@link ContentTypeJSON}. */
  contentType?: string;
}
