import type { Lifecycle, Probe } from '#api/core/v1/zz_generated.structs';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
/** A check that the kubelet makes again and again. Only readiness may want more than one success, and has no grace period. */
export declare function checkProbe(faults: Faults, path: Path, probe: Probe, gracePeriod: number, readiness: boolean): void;
/** What a container does when it starts and before it stops. */
export declare function checkLifecycle(faults: Faults, path: Path, { postStart, preStop }: Lifecycle, gracePeriod: number): void;
