import type { PodSpec } from '#api/core/v1/zz_generated.structs';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
/** What the operating system of the Pod rules out, and what Windows asks of containers that are processes of the node. */
export declare function checkOperatingSystem(faults: Faults, path: Path, spec: PodSpec): void;
