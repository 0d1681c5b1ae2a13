import { isKind } from '#apimachinery/runtime/kind_class';
import { Pod } from '#api/core/v1/zz_generated.types';
import { copy } from '#engine/verbs/copy';
import type { APIObject } from '../storage/api_object.ts';

/** A copy of a Pod as it is stored. @throws {TypeError} when it is none */
export function copyOfPod(object: APIObject): Pod {
  if (!isPod(object)) throw new TypeError('expected a Pod');
  return copy(object);
}

export function isPod(object: object): object is Pod {
  return isKind(Pod, object);
}
