import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import type { APIObject } from '../storage/api_object.ts';

/** An object that plug-ins had in their hands. @throws TypeError when it has lost its metadata */
export function withObjectMeta(object: RuntimeObject): APIObject {
  if (!hasMetadata(object)) throw new TypeError('the object has no metadata');
  return object;
}

function hasMetadata(object: object): object is APIObject {
  return 'metadata' in object && typeof object.metadata === 'object' && object.metadata !== null;
}
