import { Pod } from '#api/core/v1/zz_generated.types';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import { strategyOf } from '../../kinds/strategies.ts';
import type { ResourceOptions } from '../resources/resource_options.ts';
import { builtInStatusStrategy, builtInSubresourceStrategies } from './built_in_strategy.ts';
import { bindingREST } from './pod_binding.ts';
import { evictionREST, type Budgets } from './pod_eviction.ts';

/**
 * The subresources of a built-in Kind, of those that kube-apiserver has: `status`, `scale`, and the ones of Pods that need no
 * node.
 * @param names all that kube-apiserver has
 * @param hasRules whether objects are judged as kube-apiserver does. Without it there are no subresources that need that
 * @param budgets the status of PodDisruptionBudgets, when they are served
 */
export function builtInSubresources(
  type: KindClass,
  names: readonly string[],
  hasRules: boolean,
  budgets: () => Budgets | undefined,
): NonNullable<ResourceOptions['subresources']> {
  const others = Object.entries(hasRules ? builtInSubresourceStrategies(type) : {}).map(([name, strategy]) => [
    name,
    { strategy },
  ]);
  return {
    status: names.includes('status') && (!hasRules || { strategy: builtInStatusStrategy(type) }),
    ...(names.includes('scale') && { scale: { labelSelector: (object) => strategyOf(type).scaleSelector?.(object) } }),
    ...(type.apiVersion === Pod.apiVersion &&
      type.kind === Pod.kind && { binding: bindingREST, eviction: (pods) => evictionREST(pods, budgets) }),
    ...Object.fromEntries(others),
  };
}
