import type { ResourceList } from '../../core/v1/resource_list.ts';
import type { Struct } from '#engine/schema/descriptor';
/** What one container of a Pod used. */
export interface ContainerMetrics {
    /** Name of the container, as in the spec of the Pod. */
    name: string;
    /**
     * CPU in cores, averaged over the window, and memory as the working set in bytes, by resource name: `cpu` and
     * `memory`.
     */
    usage: ResourceList;
}
export declare const ContainerMetrics: Struct<ContainerMetrics>;
