import type { PodSpec } from '#api/core/v1/zz_generated.structs';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import { type ContainerContext } from './container.ts';
/** The containers of a Pod that do its work. */
export declare function checkContainers(faults: Faults, path: Path, spec: PodSpec, context: ContainerContext): void;
/** The containers that run before: to their end, or beside the others when they always restart. */
export declare function checkInitContainers(faults: Faults, path: Path, spec: PodSpec, context: ContainerContext): void;
