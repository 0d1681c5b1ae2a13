import type { ResourceList } from '#api/core/v1/resource_list';
import type { ScopedResourceSelectorRequirement } from '#api/core/v1/zz_generated.structs';
import type { ResourceQuota } from '#api/core/v1/zz_generated.types';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import type { Attributes } from '../admission/plugin.ts';

/** Knows what objects of a resource take of quotas. Mirrors Go's `quota.Evaluator`. */
export interface QuotaEvaluator {
  /** Whether a request can change what is used. */
  handles(attributes: Attributes): boolean;
  /** Whether objects of the resource use some of what a quota limits. */
  isCounted(name: string): boolean;
  /** Whether an object is of a scope of quotas. No unless given. */
  isInScope?(scope: ScopedResourceSelectorRequirement, object: RuntimeObject): boolean;
  /** What an object must say that uses some of these; undefined: nothing is missing. */
  missing?(limited: readonly string[], object: RuntimeObject): string | undefined;
  usage(object: RuntimeObject): ResourceList;
  /** Whether what an object uses may have changed though it is still there. No unless given. */
  mayUseLess?(object: RuntimeObject): boolean;
}

/** Whether an object counts for a quota: by what the quota limits, and by its scopes. */
export function isCountedBy(
  { spec, status }: ResourceQuota,
  evaluator: QuotaEvaluator,
  object: RuntimeObject,
): boolean {
  const isLimited = Object.keys(status?.hard ?? {}).some((name) => evaluator.isCounted(name));
  return isLimited && isInScopes(spec, evaluator, object);
}

export function isInScopes(spec: ResourceQuota['spec'], evaluator: QuotaEvaluator, object: RuntimeObject): boolean {
  const scopes: ScopedResourceSelectorRequirement[] = [
    ...(spec?.scopes ?? []).map((scopeName) => ({ scopeName, operator: 'Exists' as const })),
    ...(spec?.scopeSelector?.matchExpressions ?? []),
  ];
  return scopes.every((scope) => evaluator.isInScope?.(scope, object) ?? false);
}

/** Whether one of the names, if there are any, is as a scope wants it. */
export function namesMatch({ operator, values }: ScopedResourceSelectorRequirement, names: readonly string[]): boolean {
  const isOneOf = (name: string): boolean => (values ?? []).includes(name);
  if (operator === 'Exists') return names.length > 0;
  if (operator === 'DoesNotExist') return names.length === 0;
  if (operator === 'In') return names.some(isOneOf);
  return names.length === 0 || names.some((name) => !isOneOf(name));
}
