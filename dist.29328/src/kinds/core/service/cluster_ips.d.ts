import type { ServiceSpec } from '#api/core/v1/zz_generated.structs';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
/** The addresses of a Service within the cluster, and of which families they are. */
export declare function checkClusterIPs(faults: Faults, path: Path, spec: ServiceSpec, clusterIPs: readonly string[]): void;
/** The same, but for how many families there may be. Mirrors `ValidateServiceClusterIPsRelatedFields`. */
export declare function checkClusterIPFields(faults: Faults, path: Path, spec: ServiceSpec, clusterIPs: readonly string[]): void;
