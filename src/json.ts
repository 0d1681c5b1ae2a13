/**
 * The counterpart of the package root for JSON alone, which makes a bundle smaller: it has no reader of YAML, and of the
 * Kinds those that are named.
 */

import { JSONDocument } from '#engine/json/document';
import type { BuiltInList, BuiltInObject, BuiltInOther } from '../api/index.ts';
import type { ListBase } from '../apimachinery/apis/meta/v1/list.ts';
import type { ObjectBase } from '../apimachinery/apis/meta/v1/object.ts';
import { scalarSyntaxes } from '../apimachinery/apis/meta/v1/scalars.ts';
import { NotRegisteredError } from '../apimachinery/runtime/errors.ts';
import { KindBase } from '../apimachinery/runtime/kind_base.ts';
import { classOf, type KindClass } from '../apimachinery/runtime/kind_class.ts';
import type { RuntimeObject } from '../apimachinery/runtime/runtime_object.ts';
import type { GroupVersionKindLike } from '../apimachinery/runtime/schema/group_version.ts';
import type { Scheme } from '../apimachinery/runtime/scheme.ts';
import { decodeKind, decodeKnown } from '../apimachinery/runtime/serializer/json/decode.ts';
import { jsonOf } from '../apimachinery/runtime/serializer/json/serializer.ts';
import { type OmitOptions, omittedFields } from '../apimachinery/runtime/serializer/omit/omit_options.ts';
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
export function decode<T extends object>(kind: KindClass<T>, data: string | Uint8Array, options?: DecodeOptions): T;
export function decode(scheme: BuiltInScheme, data: string | Uint8Array, options?: DecodeAnyOptions): Decoded;
export function decode(scheme: Scheme, data: string | Uint8Array, options?: DecodeAnyOptions): KindBase;
export function decode(what: KindClass | Scheme, data: string | Uint8Array, options: DecodeAnyOptions = {}): object {
  return decodeDocument(what, new JSONDocument(data, omittedFields(options)), options);
}

/** Makes a document an object of a Kind, or of the kind that it names. */
export function decodeDocument(what: KindClass | Scheme, document: JSONDocument, options: DecodeAnyOptions): object {
  if (typeof what === 'function') return decodeKind(what, document, scalarSyntaxes, options);
  return decodeRegistered(what, document, options, 'decode it with its class, or add its class to the Scheme');
}

/** Makes a document an object of the kind that it names. @param hint what to do about a kind that the Scheme doesn't know */
export function decodeRegistered(
  scheme: Scheme,
  document: JSONDocument,
  options: DecodeAnyOptions,
  hint: string,
): KindBase {
  try {
    return decodeKnown(scheme, document, options);
  } catch (error) {
    if (!(error instanceof NotRegisteredError) || error.gvk === undefined) throw error;
    throw new NotRegisteredError({ schemeName: error.schemeName, gvk: error.gvk, hint });
  }
}

/**
 * Writes an object with everything it has. An item of a list, which has no `apiVersion` and `kind` of its own, is written
 * with those of its class.
 * @returns a line of JSON, with its line feed
 * @throws EncodeError
 */
export function encode<T extends RuntimeObject>(object: T): string {
  return `${jsonOf(object instanceof KindBase ? withKind(object) : object)}\n`;
}

/** The object, or one like it that has `apiVersion` and `kind` of its own. */
export function withKind<T extends KindBase>(object: T): T {
  const type = classOf(object);
  return Object.hasOwn(object, 'kind') || !type.apiVersion ? object : (new type(object as never) as T);
}
