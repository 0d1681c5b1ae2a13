import { asError } from '#engine/text/as_error';
import { newAggregate } from '../util/errors/aggregate.js';
import { isNotRegisteredError } from './errors.js';
import { isUnknown } from './unknown.js';
/**
 * Decodes every {@link Unknown} of a list with the first decoder that knows its kind; other objects stay. One of a kind
 * that no decoder knows stays an Unknown, with its `apiVersion` and `kind` if the data tell them.
 * Mirrors Go's `runtime.DecodeList`, which changes the list it is given.
 */
export function decodeList(objects, ...decoders) {
    const errors = [];
    const decoded = objects.map((object) => {
        if (!isUnknown(object))
            return object;
        try {
            return decodeUnknown(object, decoders);
        }
        catch (error) {
            errors.push(asError(error));
            return object;
        }
    });
    return { objects: decoded, errors };
}
function decodeUnknown(unknown, decoders) {
    for (const decoder of decoders) {
        try {
            return decoder.decode(unknown.raw).object;
        }
        catch (error) {
            if (!isNotRegisteredError(error))
                throw error;
        }
    }
    for (const decoder of decoders) {
        const copy = { ...unknown };
        try {
            if (decoder.decode(unknown.raw, undefined, copy).object === copy)
                return copy;
        }
        catch {
            // Another decoder may know the format.
        }
    }
    return unknown;
}
/**
 * Writes every object of a list, as an {@link Unknown}. Mirrors Go's `runtime.EncodeList`, which changes the list it is
 * given.
 * @throws {Aggregate} with the error of each object that could not be written
 */
export function encodeList(encoder, objects) {
    const errors = [];
    const written = [];
    for (const object of objects) {
        try {
            written.push({ raw: encoder.encode(object) });
        }
        catch (error) {
            errors.push(asError(error));
        }
    }
    const all = newAggregate(errors);
    if (all !== undefined)
        throw all;
    return written;
}
