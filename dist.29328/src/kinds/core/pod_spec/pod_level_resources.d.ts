import type { PodSpec } from '#api/core/v1/zz_generated.structs';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
/** Requests and limits of the whole Pod, which those of its containers must fit into. */
export declare function checkPodLevelResources(faults: Faults, path: Path, spec: PodSpec, claims: ReadonlySet<string>): void;
