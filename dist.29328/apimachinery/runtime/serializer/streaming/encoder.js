/** The bytes of one object in the stream. */
export function encodeFrame(object, format) {
    return format.framer.writeFrame(format.serializer.encode(object));
}
/** Writes objects to a stream. Mirrors Go's `streaming.Encoder`. */
export class Encoder {
    #writer;
    #format;
    constructor(writer, format) {
        this.#writer = writer;
        this.#format = format;
    }
    /**
     * Writes an object; resolves when the stream has taken it.
     * @throws whatever the serializer and the stream throw
     */
    async encode(object) {
        const frame = encodeFrame(object, this.#format);
        await this.#writer.ready;
        await this.#writer.write(frame);
    }
}
/** The bytes of a stream of objects, one chunk for each. */
export async function* encodeStream(objects, format) {
    for await (const object of objects)
        yield encodeFrame(object, format);
}
/** A step for `pipeThrough` that makes bytes of objects. */
export function encoderStream(format) {
    return new TransformStream({
        transform(object, controller) {
            controller.enqueue(encodeFrame(object, format));
        },
    });
}
