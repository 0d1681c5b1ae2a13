import { quoteJSON } from '#engine/json/escape';
import { utf8Length } from '#engine/text/utf8';
import type { APIObject } from './api_object.ts';
import { equalBytes } from './internal/equal_bytes.ts';
import { withMetadata } from './with_metadata.ts';

/** What an object was read from. */
interface Stored {
  readonly data: Uint8Array;
  /** Whether they are what is written of the object; undefined: that was asked, and they are. */
  areSame: (() => boolean) | undefined;
}

const stored = new WeakMap<object, Stored>();

/**
 * Remembers what an object was read from.
 * @param object has a resourceVersion, which the data do not have, and does not change any more
 * @param encode writes objects as canonical JSON
 */
export function rememberStoredJSON<T extends APIObject>(
  object: T,
  data: Uint8Array,
  encode: (object: T) => Uint8Array,
): void {
  stored.set(object, { data, areSame: () => equalBytes(encode(withoutVersion(object)), data) });
}

function withoutVersion<T extends APIObject>(object: T): T {
  const { resourceVersion: _, ...metadata } = object.metadata;
  return withMetadata(object, metadata);
}

/** The JSON of an object in two parts: text, then UTF-8 that ends in a line feed. */
export interface StoredJSON {
  readonly head: string;
  readonly rest: Uint8Array;
}

/**
 * The canonical JSON of an object: that which is stored, with the resourceVersion, so that nothing need be encoded again.
 * Undefined when the object is not one that a storage gave, or the storage has it in another form.
 * @param hasTypeMeta whether it says what it is, which items of a list don't
 */
export function storedJSON(object: APIObject, hasTypeMeta: boolean): StoredJSON | undefined {
  const known = stored.get(object);
  const { apiVersion, kind } = object;
  const { name, generateName, namespace, selfLink, uid, resourceVersion } = object.metadata;
  if (known === undefined || !apiVersion || !kind || selfLink || !uid || !resourceVersion || !areSame(object, known))
    return undefined;
  const typeMeta = `{"kind":${quoteJSON(kind)},"apiVersion":${quoteJSON(apiVersion)},`;
  const before = [
    ...(name ? [`"name":${quoteJSON(name)},`] : []),
    ...(generateName ? [`"generateName":${quoteJSON(generateName)},`] : []),
    ...(namespace ? [`"namespace":${quoteJSON(namespace)},`] : []),
  ];
  const fields = `"metadata":{${before.join('')}"uid":${quoteJSON(uid)}`;
  return {
    head: `${hasTypeMeta ? typeMeta : '{'}${fields},"resourceVersion":${quoteJSON(resourceVersion)}`,
    rest: known.data.subarray(utf8Length(typeMeta) + utf8Length(fields)),
  };
}

/**
 * Another program may have written the data, or an older version of this one; and what reads as nothing is not written
 * again: null for a time of zero. The first answer with the object finds out.
 */
function areSame(object: APIObject, known: Stored): boolean {
  if (known.areSame === undefined) return true;
  const are = known.areSame();
  if (are) known.areSame = undefined;
  else stored.delete(object);
  return are;
}
