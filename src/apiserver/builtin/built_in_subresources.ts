import { labelSelectorAsSelector } from '#apimachinery/apis/meta/v1/label_selector';
import { selectorFromSet } from '#apimachinery/labels/selector_from_set';
import type { Deployment } from '#api/apps/v1/zz_generated.types';
import type { ReplicationController } from '#api/core/v1/zz_generated.types';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { ResourceOptions } from '../resources/resource_options.ts';
import type { APIObject } from '../storage/api_object.ts';
import { bindingREST } from './pod_binding.ts';
import { evictionREST, type Budgets } from './pod_eviction.ts';

/**
 * The subresources of a built-in Kind, of those that kube-apiserver has: `status`, `scale`, and the ones of Pods that need no
 * node.
 * @param names all that kube-apiserver has
 * @param budgets the status of PodDisruptionBudgets, when they are served
 */
export function builtInSubresources(
  type: KindClass,
  names: readonly string[],
  budgets: () => Budgets | undefined,
): NonNullable<ResourceOptions['subresources']> {
  return {
    status: names.includes('status'),
    ...(names.includes('scale') && { scale: { labelSelector: selectorOf } }),
    ...(type.apiVersion === 'v1' &&
      type.kind === 'Pod' && { binding: bindingREST, eviction: (pods) => evictionREST(pods, budgets) }),
  };
}

/** What a workload finds its Pods by, as text. */
function selectorOf(object: APIObject): string | undefined {
  if (isController(object)) return selectorFromSet(object.spec?.selector ?? {}).toString();
  return isWorkload(object) ? labelSelectorAsSelector(object.spec?.selector).toString() : undefined;
}

const isController = (object: APIObject): object is ReplicationController => object.kind === 'ReplicationController';

/** The others have the same field. */
const isWorkload = (object: APIObject): object is Deployment =>
  ['Deployment', 'ReplicaSet', 'StatefulSet'].includes(object.kind ?? '');
