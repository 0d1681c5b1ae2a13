import type { ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { setOwn } from '#engine/json/own_property';
import type { APIObject } from './api_object.ts';

/** The same object with other metadata; everything else is shared. */
export function withMetadata<T extends APIObject>(object: T, metadata: ObjectMeta): T {
  const copy = Object.create(Object.getPrototypeOf(object)) as T;
  for (const key of Object.keys(object)) setOwn(copy, key, (object as Record<string, unknown>)[key]);
  setOwn(copy, 'metadata', metadata);
  return copy;
}

/** An object that plug-ins had in their hands. @throws TypeError when it has lost its metadata */
export function withObjectMeta(object: object): APIObject {
  if (!hasMetadata(object)) throw new TypeError('the object has no metadata');
  return object;
}

function hasMetadata(object: object): object is APIObject {
  return 'metadata' in object && typeof object.metadata === 'object' && object.metadata !== null;
}
