import type { Encoder as RuntimeEncoder } from '../../codec.ts';
import type { Framer } from '../../framer.ts';
import type { RuntimeObject } from '../../runtime_object.ts';

/** A format in a stream: how objects are separated, and how each is written. A `StreamSerializerInfo` is one. */
export interface StreamEncoding {
  readonly framer: Framer;
  readonly serializer: RuntimeEncoder;
}

/** The bytes of one object in the stream. */
export function encodeFrame(object: RuntimeObject, format: StreamEncoding): Uint8Array {
  return format.framer.writeFrame(format.serializer.encode(object));
}

/** Writes objects to a stream. Mirrors Go's `streaming.Encoder`. */
export class Encoder {
  readonly #writer: WritableStreamDefaultWriter<Uint8Array>;
  readonly #format: StreamEncoding;

  constructor(writer: WritableStreamDefaultWriter<Uint8Array>, format: StreamEncoding) {
    this.#writer = writer;
    this.#format = format;
  }

  /**
   * Writes an object; resolves when the stream has taken it.
   * @throws whatever the serializer and the stream throw
   */
  async encode(object: RuntimeObject): Promise<void> {
    const frame = encodeFrame(object, this.#format);
    await this.#writer.ready;
    await this.#writer.write(frame);
  }
}

/** The bytes of a stream of objects, one chunk for each. */
export async function* encodeStream(
  objects: AsyncIterable<RuntimeObject> | Iterable<RuntimeObject>,
  format: StreamEncoding,
): AsyncGenerator<Uint8Array, void, undefined> {
  for await (const object of objects) yield encodeFrame(object, format);
}

/** A step for `pipeThrough` that makes bytes of objects. */
export function encoderStream(format: StreamEncoding): TransformStream<RuntimeObject, Uint8Array> {
  return new TransformStream<RuntimeObject, Uint8Array>({
    transform(object, controller): void {
      controller.enqueue(encodeFrame(object, format));
    },
  });
}
