import { JSONDocument } from '#engine/json/document';
import type { Decoded, Serializer as RuntimeSerializer } from '../../codec.ts';
import type { RuntimeObject } from '../../runtime_object.ts';
import type { GroupVersionKindLike } from '../../schema/group_version.ts';
import type { Scheme } from '../../scheme.ts';
import type { OmitOptions } from '../omit/omit_options.ts';
/** How a Serializer reads and writes. Everything is off by default. Mirrors Go's `json.SerializerOptions`. */
export interface SerializerOptions extends OmitOptions {
    /** Writes indented by two spaces, without a line feed at the end. */
    readonly pretty?: boolean;
    /** Reports unknown fields and duplicate keys, by a StrictDecodingError that carries the object. */
    readonly strict?: boolean;
    /**
     * Writes what Go's serializer writes for the object, byte for byte: fields in Go's order, zero values as Go has them,
     * unknown fields dropped. Off, everything the object has is written as it is.
     */
    readonly canonical?: boolean;
}
/** Reads and writes JSON. Mirrors Go's `serializer/json.Serializer`. */
export declare class Serializer implements RuntimeSerializer {
    #private;
    readonly scheme: Scheme;
    readonly options: SerializerOptions;
    constructor(scheme: Scheme, options?: SerializerOptions);
    /**
     * Reads one object. The kind is taken from the data, then from `defaults`, then from `into`. A JSONDocument also tells
     * what an object has no place for: how numbers are spelled, and which keys are duplicates. A ValueDocument is a value
     * that is there already; it becomes the object.
     *
     * Differs from Go: of a duplicate key the last value counts, alone; Go reads it over the one before, so that objects and
     * lists are merged. Strict reading reports duplicate keys on both sides.
     * @param into is filled and returned when it is of the kind; otherwise the object is a new one. An Unstructured takes
     *   any kind, an Unknown the data as they are.
     * @throws DecodeError when the data are not JSON, or a field can't hold its value
     * @throws StrictDecodingError in strict mode, with the decoded object
     * @throws NotRegisteredError MissingKindError MissingVersionError GroupVersionParseError
     */
    decode(data: string | Uint8Array | JSONDocument, defaults?: Partial<GroupVersionKindLike>, into?: RuntimeObject): Decoded;
    /**
     * The object as UTF-8, with a line feed at the end unless `pretty`. The JSON of an Unknown is written as it is spelt.
     * @throws EncodeError
     */
    encode(object: RuntimeObject): Uint8Array<ArrayBuffer>;
    /**
     * The same as text in pieces, so that a large list need not be in memory as a whole.
     * @throws EncodeError while iterating
     */
    encodeInPieces(object: RuntimeObject): Generator<string, void, undefined>;
    /** The same as text. */
    encodeToString(object: RuntimeObject): string;
    /** As in Go. */
    identifier(): string;
    /** Whether the data look like JSON: the first character that is no space is `{`. */
    recognizesData(data: string | Uint8Array): boolean;
}
/**
 * The JSON of an object with everything it has; that of an Unknown as it is spelt.
 * @throws EncodeError
 * @internal
 */
export declare function jsonOf(object: RuntimeObject, indent?: number): string;
