import type { Decoded, Serializer as RuntimeSerializer } from '../../codec.ts';
import type { RuntimeObject } from '../../runtime_object.ts';
import type { GroupVersionKindLike } from '../../schema/group_version.ts';
import type { Scheme } from '../../scheme.ts';
import type { OmitOptions } from '../omit/omit_options.ts';
/** How a Serializer reads. */
export interface SerializerOptions extends OmitOptions {
    /** Reports the first unknown field, by a StrictDecodingError that carries the object. */
    readonly strict?: boolean;
}
/**
 * Reads and writes CBOR (RFC 8949) as Kubernetes does (KEP-4222): what it writes is what Go writes for the object, byte
 * for byte. Objects have the same form as out of JSON. Mirrors Go's `serializer/cbor.Serializer`.
 *
 * Duplicate keys are always refused. Raw JSON within an object is read as JSON, which is what
 * Go's option Transcode does.
 */
export declare class Serializer implements RuntimeSerializer {
    #private;
    readonly scheme: Scheme;
    readonly options: SerializerOptions;
    constructor(scheme: Scheme, options?: SerializerOptions);
    /**
     * Reads one object. The kind is taken from the data, then from `defaults`, then from `into`. Of fields to leave
     * out, only whether they are well-formed is checked.
     * @param into is filled and returned when it is of the kind, or an Unstructured; otherwise the object is a new one
     * @throws DecodeError with Go's text when the data are not CBOR, or a field can't hold its value
     * @throws StrictDecodingError in strict mode, with the decoded object
     * @throws NotRegisteredError MissingKindError MissingVersionError
     */
    decode(data: string | Uint8Array, defaults?: Partial<GroupVersionKindLike>, into?: RuntimeObject): Decoded;
    /**
     * The object in the tag that says that it is CBOR.
     * @throws EncodeError when a field holds what it can't hold
     * @throws NotRegisteredError MissingKindError MissingVersionError
     */
    encode(object: RuntimeObject): Uint8Array<ArrayBuffer>;
    /** @throws CodecError always: CBOR is not a string */
    encodeToString(_object: RuntimeObject): never;
    /** As in Go. */
    identifier(): string;
    /** Whether the data begin with the tag that says that they are CBOR. */
    recognizesData(data: string | Uint8Array): boolean;
}
