import type { Taint, Toleration } from '#api/core/v1/zz_generated.structs';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
/** Taints of nodes that a Pod bears. */
export declare function checkTolerations(faults: Faults, path: Path, tolerations: readonly Toleration[]): void;
/** What a node keeps Pods away by. */
export declare function checkTaints(faults: Faults, path: Path, taints: readonly Taint[]): void;
