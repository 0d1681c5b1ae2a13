import type { Codec, Codecs } from '#engine/protobuf/codec';
import { OmittedFields } from '#engine/protobuf/omitted_fields';
import { Writer } from '#engine/protobuf/writer';
import { type KindClass } from '../../kind_class.ts';
import type { RuntimeObject } from '../../runtime_object.ts';
import type { GroupVersionKind } from '../../schema/group_version.ts';
import type { Scheme } from '../../scheme.ts';
import type { OmitOptions } from '../omit/omit_options.ts';
/** The codecs a serializer was given, by class. */
export declare class CodecSet {
    #private;
    constructor(codecs: Codecs);
    /**
     * The codec of a class.
     * @throws NotMarshalableError when its type has no Protobuf form
     * @throws MissingCodecError when it has, but the codec wasn't passed in
     */
    of(type: KindClass): Codec;
    /** The codec of an object's own class; undefined when it is a plain object or of some other class. */
    ofInstance(object: object): Codec | undefined;
}
/**
 * The codec for writing an object.
 * @throws EncodeError when it is not one
 */
export declare function codecFor(scheme: Scheme, codecs: CodecSet, object: RuntimeObject): Codec;
/** Runs a read, and puts Go's text of what was wrong into a DecodeError. */
export declare function decoding<T>(read: () => T): T;
/** What options leave out; undefined for nothing. @throws FieldPathSyntaxError */
export declare function omittedBy(options: OmitOptions): OmittedFields | undefined;
/**
 * Reads an object's message. Its length stands at `at`.
 * @param target what to read into
 * @param omitted fields to skip
 */
export declare function readObject(codec: Codec, bytes: Uint8Array, at: number, end: number, target: object, omitted: OmittedFields | undefined): object;
/**
 * Runs a write.
 * @throws EncodeError with the place of the value that can't be written
 */
export declare function encoding(scheme: Scheme, object: object, codec: Codec, write: (writer: Writer) => void): Uint8Array<ArrayBuffer>;
/** Fills in what the kind lacks; group and version are only taken together. */
export declare function copyKindDefaults(kind: {
    group: string;
    version: string;
    kind: string;
}, defaults: {
    group?: string;
    version?: string;
    kind?: string;
} | undefined): void;
/** An object without properties to read into: `into` itself when it has the class, else a new one, with its kind. */
export declare function emptyObject(codec: Codec, gvk: GroupVersionKind, into: RuntimeObject | undefined): object;
