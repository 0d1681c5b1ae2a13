import { Scale } from '#api/autoscaling/v1/zz_generated.types';
import type { CallOptions } from '../client/options.ts';
import type { ResourceClient } from '../client/resource_client.ts';
/** What must be so for {@link scale} to change anything. Without any, the number is set whatever it was. */
export interface ScaleOptions extends CallOptions {
    /** The number of replicas that there must be now. */
    readonly currentReplicas?: number;
    /** The version that the object must have. */
    readonly resourceVersion?: string;
    readonly dryRun?: 'All'[];
}
/** An object is not as {@link ScaleOptions} demand. The message is kubectl's. */
export declare class ScalePreconditionError extends Error {
    readonly code = "ERR_SCALE_PRECONDITION";
    constructor(what: string, expected: string, actual: string);
}
/**
 * Sets the number of replicas of anything that has a scale, as `kubectl scale` does.
 * @returns the scale as it is then
 * @throws ScalePreconditionError StatusError
 */
export declare function scale<T extends object>(resource: ResourceClient<T>, name: string, replicas: number, { currentReplicas, resourceVersion, dryRun, ...call }?: ScaleOptions): Promise<Scale>;
