import type { Codecs } from '#engine/protobuf/codec';
import { type Decoded, type Serializer as RuntimeSerializer } from '../../codec.ts';
import type { RuntimeObject } from '../../runtime_object.ts';
import { type GroupVersionKindLike } from '../../schema/group_version.ts';
import type { Scheme } from '../../scheme.ts';
import type { OmitOptions } from '../omit/omit_options.ts';
/** What a Serializer needs to know. Mirrors Go's `protobuf.SerializerOptions`. */
export interface SerializerOptions extends OmitOptions {
    /**
     * What reads and writes the Kinds: the `codecs` of `kubetyped/api/protobuf` for all of them, those of
     * `kubetyped/api/core/v1/protobuf` and the like for one package, or single ones (`Pod` of the same module).
     */
    readonly codecs: Codecs;
}
/**
 * Reads and writes Protobuf with the envelope that tells the kind, as Kubernetes sends and stores it: what it writes is
 * what Go writes for the object, byte for byte. Objects have the same form as out of JSON. Mirrors Go's
 * `serializer/protobuf.Serializer`.
 *
 * FieldsV1 and RawExtension are JSON values here; bytes of theirs that are not JSON are a Uint8Array. Unknown fields are dropped, as in Go. There is no strict mode.
 */
export declare class Serializer implements RuntimeSerializer {
    #private;
    readonly scheme: Scheme;
    constructor(scheme: Scheme, options: SerializerOptions);
    /**
     * Reads one object. The kind is taken from the envelope, then from `defaults` (group and version only together), then
     * from `into`.
     * @param into is emptied, filled and returned when it is of the kind. An {@link Unknown} gets the envelope as it is.
     * @throws DecodeError with Go's text when the data are not Protobuf, or not of the kind
     * @throws MissingCodecError NotMarshalableError NotRegisteredError MissingKindError MissingVersionError
     */
    decode(data: string | Uint8Array, defaults?: Partial<GroupVersionKindLike>, into?: RuntimeObject): Decoded;
    /**
     * The object in its envelope. An {@link Unknown} is written as it is.
     * @throws EncodeError when a field holds what it can't hold
     * @throws MissingCodecError NotMarshalableError NotRegisteredError MissingKindError MissingVersionError
     */
    encode(object: RuntimeObject): Uint8Array<ArrayBuffer>;
    /** @throws CodecError always: Protobuf is not a string */
    encodeToString(_object: RuntimeObject): never;
    /** As in Go. */
    identifier(): string;
    /** Whether the data begin as all data with an envelope do. */
    recognizesData(data: string | Uint8Array): boolean;
}
