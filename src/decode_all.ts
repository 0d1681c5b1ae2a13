import type { JSONDocument } from '#engine/json/document';
import { ValueDocument } from '#engine/json/value_document';
import { List } from '../api/core/v1/zz_generated.types.ts';
import type { BuiltInList, BuiltInObject } from '../api/index.ts';
import { ListBase } from '../apimachinery/apis/meta/v1/list.ts';
import { ObjectBase } from '../apimachinery/apis/meta/v1/object.ts';
import { scalars } from '../apimachinery/apis/meta/v1/scalars.ts';
import { defineListKind } from '../apimachinery/apis/meta/v1/unstructured/define_list_kind.ts';
import { Unstructured } from '../apimachinery/apis/meta/v1/unstructured/unstructured.ts';
import { DecodeError } from '../apimachinery/runtime/decode_error.ts';
import { isNotRegisteredError } from '../apimachinery/runtime/errors.ts';
import type { KindBase } from '../apimachinery/runtime/kind_base.ts';
import type { KindClass } from '../apimachinery/runtime/kind_class.ts';
import { Scheme } from '../apimachinery/runtime/scheme.ts';
import { decodeInto } from '../apimachinery/runtime/serializer/json/decode_into.ts';
import { documentOf } from './decode.ts';
import { documentsOf } from './documents.ts';
import { type DecodeAnyOptions, decodeRegistered, withKind } from './json.ts';
import type { BuiltInScheme } from './scheme.ts';

/** How a stream is decoded. */
export interface DecodeAllOptions extends DecodeAnyOptions {
  /** Give the items of lists (`kind: List`, `PodList`) in place of the lists, with `apiVersion` and `kind`. */
  readonly flatten?: boolean;
  /** Give an Unstructured for an object of a kind that is not known, instead of throwing. */
  readonly unstructured?: boolean;
}

/** An object of a built-in Kind with a name, and with the accessors of its class. */
export type DecodedObject = BuiltInObject & ObjectBase;

/** A list of such objects. */
export type DecodedList = BuiltInList & ListBase;

/**
 * Reads all documents of a YAML stream, or all values of a JSON stream. Documents that are empty or null are left out.
 * Every object has `metadata`, and the union narrows by `kind` (and `apiVersion`, where several groups have the kind).
 *
 * ```ts
 * for (const object of decodeAll(scheme, text, { flatten: true }))
 *   if (object.kind === 'Pod') console.log(object.metadata.name, object.spec?.nodeName);
 * ```
 *
 * With a list of Kinds, your own among them, only these are read, and the union narrows to them:
 *
 * ```ts
 * for (const object of decodeAll([Gateway, Deployment], text))
 *   if (object.kind === 'Gateway') console.log(object.spec.listeners);
 * ```
 *
 * An Unstructured can be of any kind, `Deployment` of an old version among them. Where there may be some, ask
 * `object instanceof Deployment`, or set them apart first with `object instanceof Unstructured`.
 * @throws as {@link decode}; DecodeError for a Kind without metadata, such as AdmissionReview, unless it is listed
 */
export function decodeAll<K extends KindClass>(
  kinds: readonly K[],
  data: string | Uint8Array,
  options: DecodeAllOptions & { readonly unstructured: true },
): (InstanceType<K> | Unstructured)[];
export function decodeAll<K extends KindClass>(
  kinds: readonly K[],
  data: string | Uint8Array,
  options?: DecodeAllOptions & { readonly unstructured?: false },
): InstanceType<K>[];
export function decodeAll(
  scheme: BuiltInScheme,
  data: string | Uint8Array,
  options: DecodeAllOptions & { readonly flatten: true; readonly unstructured: true },
): (DecodedObject | Unstructured)[];
export function decodeAll(
  scheme: BuiltInScheme,
  data: string | Uint8Array,
  options: DecodeAllOptions & { readonly unstructured: true },
): (DecodedObject | DecodedList | Unstructured)[];
export function decodeAll(
  scheme: BuiltInScheme,
  data: string | Uint8Array,
  options: DecodeAllOptions & { readonly flatten: true },
): DecodedObject[];
export function decodeAll(
  scheme: BuiltInScheme,
  data: string | Uint8Array,
  options?: DecodeAllOptions & { readonly unstructured?: false },
): (DecodedObject | DecodedList)[];
export function decodeAll(scheme: Scheme, data: string | Uint8Array, options?: DecodeAllOptions): KindBase[];
export function decodeAll(
  what: Scheme | readonly KindClass[],
  data: string | Uint8Array,
  options: DecodeAllOptions = {},
): object[] {
  const scheme = isListed(what) ? schemeOf(what, options.flatten) : what;
  const reading = { ...options, isListed: isListed(what) };
  // Protobuf is refused by decode, with a word on who reads it.
  const documents = typeof data !== 'string' && data[0] === 0x6b ? [{ text: data }] : documentsOf(data);
  return documents.flatMap(({ text }) => {
    return objectsOf(scheme, decodeAny(scheme, documentOf(text, options), options), reading);
  });
}

/** Options, and whether Kinds were listed: those may be without metadata. */
interface Reading extends DecodeAllOptions {
  readonly isListed: boolean;
}

const HINT = 'add its class, or take it as an Unstructured with { unstructured: true }';

function isListed(what: Scheme | readonly KindClass[]): what is readonly KindClass[] {
  return Array.isArray(what);
}

/** A Scheme of some Kinds, and of their lists where only the items are wanted. */
function schemeOf(kinds: readonly KindClass[], flatten = false): Scheme {
  const scheme = new Scheme('the listed kinds');
  scheme.addScalars(scalars);
  for (const kind of kinds) scheme.addKnownTypes(kind);
  if (!flatten) return scheme;
  const lists = kinds.map((kind) => defineListKind(kind)).filter((list) => scheme.typeFor(list) === undefined);
  for (const list of [...lists, List]) scheme.addKnownTypes(list);
  return scheme;
}

function decodeAny(scheme: Scheme, document: JSONDocument, options: DecodeAllOptions): KindBase {
  try {
    return decodeRegistered(scheme, document, options, HINT);
  } catch (error) {
    if (options.unstructured !== true || !isNotRegisteredError(error)) throw error;
    // The value has not been used yet.
    const object = new Unstructured();
    decodeInto(scheme, document, options, object);
    return object;
  }
}

function objectsOf(scheme: Scheme, object: KindBase, options: Reading): KindBase[] {
  const items = (object as { readonly items?: unknown }).items;
  const isList = object instanceof ListBase || (object instanceof Unstructured && object.kind.endsWith('List'));
  if (options.flatten === true && isList && Array.isArray(items))
    return items.flatMap((item: object) => itemOf(scheme, item, options));
  if (object instanceof ListBase || object instanceof ObjectBase || object instanceof Unstructured) return [object];
  if (options.isListed) return [object];
  throw new DecodeError(`${object.kind} of ${object.apiVersion} has no metadata: use decode to read it alone`);
}

/** An item as a document of its own. Those of `kind: List` are plain: they may be of any kind, even lists. */
function itemOf(scheme: Scheme, item: object, options: Reading): KindBase[] {
  if (item instanceof ObjectBase) return [withKind(item)];
  return objectsOf(scheme, decodeAny(scheme, new ValueDocument(item), options), options);
}
