import type { PodSecurityContext, PodSpec, SecurityContext } from '#api/core/v1/zz_generated.structs';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
/** What a container may do. */
export declare function checkSecurityContext(faults: Faults, path: Path, context: SecurityContext, hostUsers: boolean): void;
/** What all containers of a Pod may do. */
export declare function checkPodSecurityContext(faults: Faults, path: Path, context: PodSecurityContext, spec: PodSpec): void;
