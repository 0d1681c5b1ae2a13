import { type Decoded, type Serializer as RuntimeSerializer } from '../../codec.ts';
import type { RuntimeObject } from '../../runtime_object.ts';
import { type GroupVersionKindLike } from '../../schema/group_version.ts';
import type { Scheme } from '../../scheme.ts';
import type { SerializerOptions } from './serializer.ts';
/**
 * Reads and writes Protobuf without an envelope: the reader has to know the type. The elements of streams are written
 * like this. Mirrors Go's `serializer/protobuf.RawSerializer`.
 */
export declare class RawSerializer implements RuntimeSerializer {
    #private;
    readonly scheme: Scheme;
    constructor(scheme: Scheme, options: SerializerOptions);
    /**
     * Reads one object.
     * @param defaults the kind
     * @param into tells the type, and the kind that `defaults` doesn't; it is emptied, filled and returned when it is of
     *   that kind. An Unknown gets the data as they are.
     * @throws DecodeError when there is no `into`, or the data are not of its type
     * @throws MissingCodecError NotMarshalableError NotRegisteredError MissingKindError MissingVersionError
     */
    decode(data: string | Uint8Array, defaults?: Partial<GroupVersionKindLike>, into?: RuntimeObject): Decoded;
    /**
     * The object's message; that of an Unknown is the envelope.
     * @throws EncodeError when a field holds what it can't hold
     * @throws MissingCodecError NotMarshalableError NotRegisteredError MissingKindError MissingVersionError
     */
    encode(object: RuntimeObject): Uint8Array<ArrayBuffer>;
    /** @throws CodecError always: Protobuf is not a string */
    encodeToString(_object: RuntimeObject): never;
    /** As in Go. */
    identifier(): string;
}
