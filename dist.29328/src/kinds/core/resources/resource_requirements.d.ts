import type { ResourceRequirements } from '#api/core/v1/zz_generated.structs';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
/** Requests and limits of a container. */
export declare function checkContainerResources(faults: Faults, path: Path, requirements: ResourceRequirements, podClaims: ReadonlySet<string>): void;
/** Requests and limits of a whole Pod. */
export declare function checkPodResources(faults: Faults, path: Path, requirements: ResourceRequirements, podClaims: ReadonlySet<string>): void;
/** Entries in the order of their names: Go's order is random. */
export declare function sorted<V>(map: {
    readonly [key: string]: V | undefined;
} | undefined): [string, V][];
