import type { Encoder as RuntimeEncoder } from '../../codec.ts';
import type { Framer } from '../../framer.ts';
import type { RuntimeObject } from '../../runtime_object.ts';
/** A format in a stream: how objects are separated, and how each is written. A `StreamSerializerInfo` is one. */
export interface StreamEncoding {
    readonly framer: Framer;
    readonly serializer: RuntimeEncoder;
}
/** The bytes of one object in the stream. */
export declare function encodeFrame(object: RuntimeObject, format: StreamEncoding): Uint8Array;
/** Writes objects to a stream. Mirrors Go's `streaming.Encoder`. */
export declare class Encoder {
    #private;
    constructor(writer: WritableStreamDefaultWriter<Uint8Array>, format: StreamEncoding);
    /**
     * Writes an object; resolves when the stream has taken it.
     * @throws whatever the serializer and the stream throw
     */
    encode(object: RuntimeObject): Promise<void>;
}
/** The bytes of a stream of objects, one chunk for each. */
export declare function encodeStream(objects: AsyncIterable<RuntimeObject> | Iterable<RuntimeObject>, format: StreamEncoding): AsyncGenerator<Uint8Array, void, undefined>;
/** A step for `pipeThrough` that makes bytes of objects. */
export declare function encoderStream(format: StreamEncoding): TransformStream<RuntimeObject, Uint8Array>;
