import { quoteJSON } from '#engine/json/escape';
import { utf8Length } from '#engine/text/utf8';
import type { APIObject } from './api_object.ts';
import { equalBytes } from './internal/equal_bytes.ts';
import { withMetadata } from './with_metadata.ts';

/** What an object was read from. */
interface Stored {
  readonly data: Uint8Array;
  /** What is written of the object; undefined: that was compared, and these data are. */
  encode: (() => Uint8Array) | undefined;
  /** Where its metadata begin, and where in them the resourceVersion belongs, when that was compared. */
  metadataAt: number;
  versionAt: number;
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
  stored.set(object, { data, encode: () => encode(withoutVersion(object)), metadataAt: 0, versionAt: 0 });
}

function withoutVersion<T extends APIObject>(object: T): T {
  const { resourceVersion: _, ...metadata } = object.metadata;
  return withMetadata(object, metadata);
}

/**
 * The canonical JSON of an object, in pieces, without a line feed: what is stored, with the resourceVersion, so that
 * nothing need be encoded again. Undefined when the object is not one that a storage gave, or is stored in another form.
 * @param hasTypeMeta whether it says what it is, which items of a list don't
 */
export function storedJSON(object: APIObject, hasTypeMeta: boolean): (string | Uint8Array)[] | undefined {
  const known = stored.get(object);
  if (known === undefined) return undefined;
  if (known.encode !== undefined && !isCanonical(object, known, known.encode)) {
    stored.delete(object);
    return undefined;
  }
  const { data, metadataAt, versionAt } = known;
  const version = `,"resourceVersion":"${object.metadata.resourceVersion}"`;
  const rest = data.subarray(versionAt, -1);
  return hasTypeMeta
    ? [data.subarray(0, versionAt), version, rest]
    : ['{', data.subarray(metadataAt, versionAt), version, rest];
}

/**
 * Another program may have written the data, or an older version of this one; and what reads as nothing is not written
 * again: null for a time of zero. The first answer with the object finds out, and keeps what it finds.
 */
function isCanonical({ apiVersion, kind, metadata }: APIObject, known: Stored, encode: () => Uint8Array): boolean {
  const { name, generateName, namespace, selfLink, uid } = metadata;
  if (!apiVersion || !kind || selfLink || !uid || !equalBytes(encode(), known.data)) return false;
  const typeMeta = `{"kind":${quoteJSON(kind)},"apiVersion":${quoteJSON(apiVersion)},`;
  let before = '';
  for (const [field, value] of Object.entries({ name, generateName, namespace }))
    if (value) before += `"${field}":${quoteJSON(value)},`;
  known.encode = undefined;
  known.metadataAt = utf8Length(typeMeta);
  known.versionAt = known.metadataAt + utf8Length(`"metadata":{${before}"uid":${quoteJSON(uid)}`);
  return true;
}
