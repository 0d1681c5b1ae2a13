import type { DeepReadonly } from '../../client/tools/cache/deep_readonly.ts';
/**
 * Says which events matter. What is left out matters always. Mirrors controller-runtime's `predicate.Predicate`.
 *
 * ```ts
 * const onlyRunning: Predicate<corev1.Pod> = { update: (_, pod) => pod.status?.phase === 'Running' };
 * ```
 */
export interface Predicate<T> {
    create?(object: DeepReadonly<T>): boolean;
    update?(old: DeepReadonly<T>, object: DeepReadonly<T>): boolean;
    delete?(object: DeepReadonly<T>): boolean;
}
