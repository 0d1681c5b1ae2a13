import type { PodSpec } from '#api/core/v1/zz_generated.structs';
import type { ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
/**
 * The spec of a Pod or of a template.
 * @param podMeta the metadata of the Pod; undefined for a template, whose Pods get other names
 */
export declare function checkPodSpec(faults: Faults, path: Path, spec: PodSpec, podMeta: ObjectMeta | undefined): void;
