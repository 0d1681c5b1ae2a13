import type { ResourceList } from '#api/core/v1/resource_list';
import type { ScopedResourceSelectorRequirement } from '#api/core/v1/zz_generated.structs';
import { type ResourceQuota } from '#api/core/v1/zz_generated.types';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import { type Attributes } from '../admission/plugin.ts';
/** @returns undefined when nothing of the resource is counted */
export declare function evaluatorFor(group: string, resource: string): QuotaEvaluator | undefined;
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
/** Whether a quota applies to an object, given the resources it limits and its scopes. */
export declare function isCountedBy({ spec, status }: ResourceQuota, evaluator: QuotaEvaluator, object: RuntimeObject): boolean;
export declare function isInScopes(spec: ResourceQuota['spec'], evaluator: QuotaEvaluator, object: RuntimeObject): boolean;
