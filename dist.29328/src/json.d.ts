/**
 * The counterpart of the package root for JSON alone, which makes a bundle smaller: it has no reader of YAML, and of the
 * Kinds those that are named.
 */
import { JSONDocument } from '#engine/json/document';
import type { BuiltInList, BuiltInObject, BuiltInOther } from '../api/index.ts';
import type { ListBase } from '../apimachinery/apis/meta/v1/list.ts';
import type { ObjectBase } from '../apimachinery/apis/meta/v1/object.ts';
import { KindBase } from '../apimachinery/runtime/kind_base.ts';
import { type KindClass } from '../apimachinery/runtime/kind_class.ts';
import type { RuntimeObject } from '../apimachinery/runtime/runtime_object.ts';
import type { GroupVersionKindLike } from '../apimachinery/runtime/schema/group_version.ts';
import type { Scheme } from '../apimachinery/runtime/scheme.ts';
import { type OmitOptions } from '../apimachinery/runtime/serializer/omit/omit_options.ts';
import type { BuiltInScheme } from './scheme.ts';
/** How an object is decoded. */
export interface DecodeOptions extends OmitOptions {
    /** Refuse unknown fields and duplicate keys, by a StrictDecodingError that carries the object. */
    readonly strict?: boolean;
}
/** How an object is decoded whose kind the data say. */
export interface DecodeAnyOptions extends DecodeOptions {
    /** Defaults for group, version and kind missing in the data. */
    readonly defaults?: Partial<GroupVersionKindLike>;
}
/** What is decoded with the Scheme of built-in Kinds: any of them, with the accessors of its class. */
export type Decoded = (BuiltInObject & ObjectBase) | (BuiltInList & ListBase) | (BuiltInOther & KindBase);
/**
 * Reads one object from JSON, as the function of this name in `kubetyped` does from JSON or YAML.
 * @returns an instance of the Kind's class
 * @throws DecodeError StrictDecodingError KindMismatchError NotRegisteredError MissingKindError MissingVersionError
 * GroupVersionParseError
 */
export declare function decode<T extends object>(kind: KindClass<T>, data: string | Uint8Array, options?: DecodeOptions): T;
export declare function decode(scheme: BuiltInScheme, data: string | Uint8Array, options?: DecodeAnyOptions): Decoded;
export declare function decode(scheme: Scheme, data: string | Uint8Array, options?: DecodeAnyOptions): KindBase;
/** Makes a document an object of a Kind, or of the kind that it names. */
export declare function decodeDocument(what: KindClass | Scheme, document: JSONDocument, options: DecodeAnyOptions): object;
/**
 * Writes an object with everything it has. An item of a list, which has no `apiVersion` and `kind` of its own, is written
 * with those of its class.
 * @returns a line of JSON, with its line feed
 * @throws EncodeError
 */
export declare function encode(object: RuntimeObject): string;
/** The object, or one like it that has `apiVersion` and `kind` of its own. */
export declare function withKind<T extends KindBase>(object: T): T;
