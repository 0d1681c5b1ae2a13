import type { ResourceList } from '../../core/v1/resource_list.ts';
import type { Struct } from '#engine/schema/descriptor';
import * as corev1 from '../../core/v1/zz_generated.structs.ts';
/** The runtime configuration behind a RuntimeClass. Immutable. */
export interface RuntimeClassSpec {
    /**
     * Runtime configuration of the node's CRI implementation, such as `runc`; a lower-case DNS label. All nodes are taken
     * to have it unless `scheduling` says otherwise. Immutable.
     *
     * Required.
     * Format: "k8s short name".
     * Immutable.
     */
    runtimeHandler: string;
    /** Resources the runtime needs beside the containers. Copied into Pods at admission. */
    overhead?: Overhead;
    /** Nodes that support the runtime. Left out, all nodes do. */
    scheduling?: Scheduling;
}
/** Resources that the runtime itself takes for each Pod, such as a virtual machine's memory. */
export interface Overhead {
    /** Amounts for each Pod, by resource name. Added to its requests when scheduling and counted against quotas. */
    podFixed?: ResourceList;
}
/** Keeps Pods of a RuntimeClass on nodes that support it. */
export interface Scheduling {
    /** Labels that supporting nodes carry; merged into the Pod's own. A Pod whose selector contradicts it is refused. */
    nodeSelector?: {
        [key: string]: string;
    };
    /** Tolerations added to the Pod's own, so that it can run on nodes tainted for this runtime. */
    tolerations?: corev1.Toleration[];
}
export declare const RuntimeClassSpec: Struct<RuntimeClassSpec>;
export declare const Overhead: Struct<Overhead>;
export declare const Scheduling: Struct<Scheduling>;
