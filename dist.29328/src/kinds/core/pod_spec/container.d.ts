import type { Container, Volume } from '#api/core/v1/zz_generated.structs';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
/** What the rules of a container must know of its Pod. */
export interface ContainerContext {
    /** The volumes that nothing is wrong with. */
    readonly volumes: ReadonlyMap<string, Volume>;
    readonly resourceClaims: ReadonlySet<string>;
    readonly restartPolicy: string;
    readonly gracePeriod: number;
    /** Whether users of the containers are users of the node. */
    readonly hostUsers: boolean;
}
export declare const PROTOCOLS: readonly string[];
/** What holds for containers of every kind. */
export declare function checkContainer(faults: Faults, path: Path, container: Container, context: ContainerContext): void;
/** Two containers can't have the same port of the node. @param hostNetwork whether every port is one of the node */
export declare function checkHostPorts(faults: Faults, path: Path, containers: readonly Container[], hostNetwork: boolean): void;
