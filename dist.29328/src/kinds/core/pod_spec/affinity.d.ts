import type { Affinity, TopologySpreadConstraint } from '#api/core/v1/zz_generated.structs';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
/** Near which nodes and Pods a Pod should run, and away from which. */
export declare function checkAffinity(faults: Faults, path: Path, { nodeAffinity, podAffinity, podAntiAffinity }: Affinity): void;
/** How Pods spread over zones, nodes and the like. */
export declare function checkTopologySpread(faults: Faults, path: Path, constraints: readonly TopologySpreadConstraint[]): void;
