import type { PodSpec } from '#api/core/v1/zz_generated.structs';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import { type ContainerContext } from './container.ts';
/** Containers for debugging, which have neither ports nor probes. */
export declare function checkEphemeralContainers(faults: Faults, path: Path, spec: PodSpec, context: ContainerContext): void;
