import type { PodTemplateSpec } from '#api/core/v1/zz_generated.structs';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
/** The Pods of the template are started again whenever they end. */
export declare function checkRunsForEver(faults: Faults, path: Path, template: Partial<PodTemplateSpec>, kind: string): void;
/** What Pods are made of. */
export declare function checkPodTemplateSpec(faults: Faults, path: Path, template: Partial<PodTemplateSpec>): void;
