import type { PodSpec } from '#api/core/v1/zz_generated.structs';
import type { ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
/** On Pods that a kubelet made of a file: they only mirror it. */
export declare const MIRROR = "kubernetes.io/config.mirror";
/** Takes away, in place, how init containers were written before there was a field. Mirrors Go's `DropInitContainerAnnotations`. */
export declare function dropInitContainerAnnotations({ annotations }: Pick<ObjectMeta, 'annotations'>): void;
/** Annotations that mean something for Pods. @param path of the annotations */
export declare function checkPodAnnotations(faults: Faults, path: Path, annotations: {
    readonly [key: string]: string;
}, spec: PodSpec): void;
/** Profiles that stand both in an annotation and in a field must be the same. @param path of the spec */
export declare function checkProfilesAgree(faults: Faults, path: Path, meta: ObjectMeta, spec: PodSpec): void;
