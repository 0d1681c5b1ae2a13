import type * as corev1 from '#api/core/v1/index';
/**
 * Completes what is set for a Pod as a whole from its containers, once admission has added those that it adds: limits of huge
 * pages, then requests, then the limits of what all containers limit. Mirrors `DefaultPodLevelResources` of kube-apiserver.
 */
export declare function fillPodLevelResources({ spec }: Pick<corev1.Pod, 'spec'>): void;
