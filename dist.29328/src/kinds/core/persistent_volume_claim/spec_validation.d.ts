import type { PersistentVolumeClaimSpec, TypedLocalObjectReference } from '#api/core/v1/zz_generated.structs';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
export declare const VOLUME_MODES: readonly string[];
/** How a volume may be mounted. `ReadWriteOncePod` goes with no other mode. */
export declare function checkAccessModes(faults: Faults, path: Path, modes: readonly string[], whenEmpty?: string): void;
export declare function checkPersistentVolumeClaimSpec(faults: Faults, path: Path, spec: PersistentVolumeClaimSpec): void;
/** Whether it is what the older field of a claim takes. */
export declare function isVolumeOrSnapshot(source: TypedLocalObjectReference | undefined): boolean;
