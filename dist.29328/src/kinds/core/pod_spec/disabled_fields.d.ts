import type { PodSpec, PodTemplateSpec } from '#api/core/v1/zz_generated.structs';
/**
 * Takes away, in place, what belongs to features that are off by default, unless the old spec has something of the feature.
 * Mirrors Go's `dropDisabledFields` of k8s.io/kubernetes/pkg/api/pod.
 */
export declare function dropDisabledPodFields(spec: PodSpec, old: PodSpec | undefined): void;
/** The same for the template of Pods. Mirrors Go's `DropDisabledTemplateFields`. */
export declare function dropDisabledTemplateFields(template: PodTemplateSpec | undefined, old: PodTemplateSpec | undefined): void;
