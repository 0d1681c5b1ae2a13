import type { ParamKind, ParamRef } from '#api/admissionregistration/v1/zz_generated.types';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import { type GroupVersionKindLike } from '#apimachinery/runtime/schema/group_version';
/** The objects of a kind that parameterizes policies. */
export interface ParamObjects {
    readonly namespaced: boolean;
    /** @param namespace empty for what is in none */
    list(namespace: string): Promise<readonly RuntimeObject[]> | readonly RuntimeObject[];
}
/** Finds the objects of a kind; undefined when there is no such kind. */
export type FindParams = (kind: GroupVersionKindLike) => Promise<ParamObjects | undefined> | ParamObjects | undefined;
/**
 * The objects that a policy's `paramKind` names; undefined for a policy without one. Mirrors `ensureParamsForPolicy`.
 * @throws Error when there is no such kind
 */
export declare function paramObjects(paramKind: ParamKind | null | undefined, find: FindParams | undefined): Promise<ParamObjects | undefined>;
/**
 * The parameters that a binding gives its policy, each for an evaluation of its own: undefined for one without any. None
 * when there are none, and that is no error. Mirrors Go's `CollectParams`.
 * @param objects those of the policy's kind; undefined for a policy without one
 * @throws Error when the binding can't be used
 */
export declare function collectParams(objects: ParamObjects | undefined, paramRef: ParamRef | null | undefined, namespace: string): Promise<readonly (RuntimeObject | undefined)[]>;
