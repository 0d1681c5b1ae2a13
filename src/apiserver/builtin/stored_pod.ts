import { copy } from '#engine/verbs/copy';
import { now } from '#apimachinery/apis/meta/v1/time';
import { Pod } from '#api/core/v1/zz_generated.types';
import type { PodCondition } from '#api/core/v1/zz_generated.structs';
import type { APIObject } from '../storage/api_object.ts';

/** A copy of a Pod as it is stored. @throws {TypeError} when it is none */
export function copyOfPod(object: APIObject): Pod {
  if (!isPod(object)) throw new TypeError('expected a Pod');
  return copy(object);
}

export function isPod(object: object): object is Pod {
  return 'kind' in object && object.kind === Pod.kind;
}

/**
 * Sets a condition of a Pod, in place; the time of its last transition stays unless its status changes. Mirrors
 * `UpdatePodCondition` of kube-apiserver.
 */
export function updatePodCondition(pod: Pick<Pod, 'status'>, condition: PodCondition): void {
  const status = (pod.status ??= {});
  const conditions = (status.conditions ??= []);
  const index = conditions.findIndex(({ type }) => type === condition.type);
  const old = conditions[index];
  const time = old?.status === condition.status ? old.lastTransitionTime : now();
  const updated = { ...condition, ...(time !== undefined && { lastTransitionTime: time }) };
  if (old === undefined) conditions.push(updated);
  else conditions[index] = updated;
}
