import { type Decoded, type Decoder, type Encoder, type Codec as RuntimeCodec } from '../../codec.ts';
import { type GroupVersioner } from '../../group_versioner.ts';
import type { RuntimeObject } from '../../runtime_object.ts';
import type { GroupVersionKindLike } from '../../schema/group_version.ts';
import type { Scheme } from '../../scheme.ts';
/** What a codec needs of a Scheme. */
export type ObjectConvertor = Pick<Scheme, 'convert' | 'from' | 'objectKinds' | 'recognizes' | 'schemeName' | 'unsafeConvertToVersion'>;
/** Sets defaults on an object, in place: a Scheme does. */
export type ObjectDefaulter = Pick<Scheme, 'default'>;
/** What a codec is made of. */
export interface CodecOptions {
    readonly scheme: ObjectConvertor;
    /** Left out, the codec only decodes. */
    readonly encoder?: Encoder | undefined;
    /** Left out, the codec only encodes. */
    readonly decoder?: Decoder | undefined;
    /** Left out, decoded objects get no defaults. */
    readonly defaulter?: ObjectDefaulter | undefined;
    /** What objects are converted to before they are written. Left out, they are written in their own version. */
    readonly encodeVersion?: GroupVersioner | undefined;
    /** What objects are converted to after they were read. Left out, they stay in their version. */
    readonly decodeVersion?: GroupVersioner | undefined;
}
/**
 * Converts objects to a version before they are written, and sets defaults and converts after they were read. Objects
 * that are given to it are not changed. Mirrors Go's `versioning.NewCodec`.
 *
 * A Scheme with nothing but the API types of Kubernetes has no internal version: a codec that decodes to it
 * (`InternalGroupVersioner`, the usual target in Go's servers) leaves such objects in the version they came in. Types
 * that a program registers under the version `__internal` are converted as in Go.
 */
export declare class Codec implements RuntimeCodec {
    #private;
    constructor(options: CodecOptions);
    /**
     * Reads an object, sets its defaults and converts it.
     * @param into always returned, converted to if the data are of another kind; then `decodeVersion` doesn't matter
     * @returns the object, and the kind it had in the data
     * @throws StrictDecodingError with the converted object, when the decoder is strict
     * @throws NotConvertibleError NotRegisteredError when the object can't be converted
     * @throws whatever the decoder throws
     */
    decode(data: string | Uint8Array, defaults?: Partial<GroupVersionKindLike>, into?: RuntimeObject): Decoded;
    /**
     * Writes an object in the codec's version. Objects that belong to no version (Status) are written as they are,
     * and so are Unknown ones.
     * @throws NotRegisteredError when the Scheme doesn't know the object or can't bring it to the version
     * @throws NotConvertibleError
     */
    encode(object: RuntimeObject): Uint8Array<ArrayBuffer>;
    /** The same as text. */
    encodeToString(object: RuntimeObject): string;
    /** As in Go. */
    identifier(): string;
}
/**
 * A codec that converts and sets defaults with one Scheme. Mirrors Go's `versioning.NewDefaultingCodecForScheme`.
 */
export declare function newDefaultingCodecForScheme(scheme: Scheme, encoder: Encoder | undefined, decoder: Decoder | undefined, encodeVersion: GroupVersioner | undefined, decodeVersion: GroupVersioner | undefined): Codec;
