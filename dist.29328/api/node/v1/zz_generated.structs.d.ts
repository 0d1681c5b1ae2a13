import type { ResourceList } from '../../core/v1/resource_list.ts';
import type { Struct } from '#engine/schema/descriptor';
import * as corev1 from '../../core/v1/zz_generated.structs.ts';
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
export declare const Overhead: Struct<Overhead>;
export declare const Scheduling: Struct<Scheduling>;
