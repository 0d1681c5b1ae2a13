import type { Decoder, Encoder } from './codec.ts';
import type { RuntimeObject } from './runtime_object.ts';
import { type Unknown } from './unknown.ts';
/** What {@link decodeList} made of a list. */
export interface DecodedList {
    /** As many as there were, in their order; what could not be decoded is as it was. */
    readonly objects: RuntimeObject[];
    /** One error for each object that a decoder refused. */
    readonly errors: Error[];
}
/**
 * Decodes every {@link Unknown} of a list with the first decoder that knows its kind; other objects stay. One of a kind
 * that no decoder knows stays an Unknown, with its `apiVersion` and `kind` if the data tell them.
 * Mirrors Go's `runtime.DecodeList`, which changes the list it is given.
 */
export declare function decodeList(objects: readonly RuntimeObject[], ...decoders: readonly Decoder[]): DecodedList;
/**
 * Writes every object of a list, as an {@link Unknown}. Mirrors Go's `runtime.EncodeList`, which changes the list it is
 * given.
 * @throws {Aggregate} with the error of each object that could not be written
 */
export declare function encodeList(encoder: Encoder, objects: readonly RuntimeObject[]): Unknown[];
