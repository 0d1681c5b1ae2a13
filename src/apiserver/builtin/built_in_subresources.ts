import { labelSelectorAsSelector } from '#apimachinery/apis/meta/v1/label_selector';
import { selectorFromSet } from '#apimachinery/labels/selector_from_set';
import type { Deployment } from '#api/apps/v1/zz_generated.types';
import type { ReplicationController } from '#api/core/v1/zz_generated.types';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { ResourceOptions } from '../resources/resource_options.ts';
import type { Strategy } from '../registry/rest/strategy.ts';
import type { APIObject } from '../storage/api_object.ts';
import { builtInStatusStrategy } from './built_in_status_strategy.ts';
import { certificateApprovalStrategy } from './certificate_strategies.ts';
import { bindingREST } from './pod_binding.ts';
import { evictionREST, type Budgets } from './pod_eviction.ts';
import { ephemeralContainersStrategy, resizeStrategy } from './pod_subresource_strategies.ts';

/**
 * The subresources of a built-in Kind, of those that kube-apiserver has: `status`, `scale`, and the ones of Pods that need no
 * node.
 * @param names all that kube-apiserver has
 * @param strategy of the Kind, which has the rules of kube-apiserver. Without it there are no subresources that need them
 * @param budgets the status of PodDisruptionBudgets, when they are served
 */
export function builtInSubresources(
  type: KindClass,
  names: readonly string[],
  strategy: Strategy | undefined,
  budgets: () => Budgets | undefined,
): NonNullable<ResourceOptions['subresources']> {
  return {
    status: names.includes('status') && (strategy === undefined || { strategy: builtInStatusStrategy(type, strategy) }),
    ...(names.includes('scale') && { scale: { labelSelector: selectorOf } }),
    ...(type.apiVersion === 'v1' &&
      type.kind === 'Pod' && {
        binding: bindingREST,
        eviction: (pods) => evictionREST(pods, budgets),
        ...(strategy && {
          ephemeralcontainers: { strategy: ephemeralContainersStrategy },
          resize: { strategy: resizeStrategy },
        }),
      }),
    ...(strategy && names.includes('approval') && { approval: { strategy: certificateApprovalStrategy } }),
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
