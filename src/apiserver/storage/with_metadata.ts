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
