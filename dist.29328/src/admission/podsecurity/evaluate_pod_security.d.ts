import type { PodSpec } from '#api/core/v1/zz_generated.structs';
import type { ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { Level, Version } from './levels.ts';
/** What PodSecurity says of a Pod. */
export interface PodSecurityResult {
    readonly allowed: boolean;
    /** What is forbidden, in short: `host namespaces, privileged`. Empty when nothing is. */
    readonly reason: string;
    /** The same, each with what is wrong: `privileged (container "a" must not set securityContext.privileged=true)`. */
    readonly detail: string;
}
/**
 * Whether a level of PodSecurity lets a Pod be, as a version of Kubernetes has it. Mirrors Go's `policy.Evaluator`; the texts
 * are those of kube-apiserver.
 *
 * ```ts
 * const { allowed, detail } = evaluatePodSecurity('restricted', 'latest', pod.spec, pod.metadata);
 * ```
 *
 * @param version `v1.30`, say: later ones than the newest that is known are like that
 * @param metadata of the Pod, or of the template: old versions look at annotations
 */
export declare function evaluatePodSecurity(level: Level, version: Version, spec: PodSpec, metadata?: Pick<ObjectMeta, 'annotations'>): PodSecurityResult;
