import type { JSONDocument } from '#engine/json/document';
import type { Decoded } from '../../codec.ts';
import type { RuntimeObject } from '../../runtime_object.ts';
import type { Scheme } from '../../scheme.ts';
import { type Decoding } from './decode.ts';
/**
 * Makes a document an object of the kind that it names, or fills the given one: what a Serializer does.
 * @throws DecodeError StrictDecodingError NotRegisteredError MissingKindError MissingVersionError GroupVersionParseError
 */
export declare function decodeInto(scheme: Scheme, document: JSONDocument, decoding: Decoding, into: RuntimeObject | undefined): Decoded;
export declare function merge(target: Record<string, unknown>, source: Record<string, unknown>): void;
