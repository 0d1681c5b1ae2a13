import type { Decoded, Decoder, SerializerInfo } from '#apimachinery/runtime/codec';
import { type GroupVersionKind } from '#apimachinery/runtime/schema/group_version';
import type { Spellings } from '#engine/json/notes';
import type { APIObject } from '../../storage/api_object.ts';
import type { ResourceScope } from '../served_resource.ts';
import type { RequestScope } from './request_scope.ts';
import type { FieldValidation } from './write.ts';
/** Reads strictly when somebody wants to know what doesn't belong. */
export declare function decoderOf(info: SerializerInfo, validation: FieldValidation): Decoder;
/** An object from a request. */
export interface DecodedObject {
    /** With defaults, in the version of the store. */
    readonly object: APIObject;
    /** How its numbers are spelled, where that counts: in JSON of custom resources. */
    readonly spellings: Spellings | undefined;
}
/**
 * Reads the object of a request, sets its defaults and converts it to the version of the store.
 * @throws {StatusError} 400 when it can't be read or is of another kind; {MediaTypeNegotiationError} 415
 */
export declare function decodeObject({ request, resource, context }: RequestScope, body: Uint8Array, validation: FieldValidation): Promise<DecodedObject>;
/** An object of a request as it was read. */
export interface ReadObject {
    readonly object: APIObject;
    readonly gvk: GroupVersionKind;
    readonly strictErrors: readonly string[];
    readonly spellings?: Spellings | undefined;
}
/** @throws when it can't be read */
export declare function readObject({ kind, custom }: ResourceScope, decoder: Decoder, body: Uint8Array): ReadObject;
/** What a decoder gave. */
export declare function readFrom({ object, gvk }: Decoded, strictErrors?: readonly string[]): ReadObject;
/** One warning for each error; those about YAML are of several lines. */
export declare function addStrictWarnings(errors: readonly string[], warn: (text: string) => void): void;
