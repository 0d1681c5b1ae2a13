import type { PodLogOptions as CorePodLogOptions, ObjectReference } from '../../api/core/v1/zz_generated.types.ts';
import type { CallOptions, CreateOptions, DeleteOptions } from './options.ts';
import type { ResourceClient } from './resource_client.ts';
/** Which part of a log is read. See `corev1.PodLogOptions`. */
export type PodLogOptions = Partial<Omit<CorePodLogOptions, 'apiVersion' | 'kind'>> & CallOptions;
/**
 * The log of a container, as it is written: with `follow` it goes on until the container ends. Mirrors Go's
 * `PodInterface.GetLogs(...).Stream`.
 * @param pods the resource client of `corev1.Pod`
 */
export declare function podLog<T extends object>(pods: ResourceClient<T>, name: string, options?: PodLogOptions): Promise<AsyncIterable<Uint8Array>>;
/** {@link podLog} line by line, without the line feeds. */
export declare function podLogLines<T extends object>(pods: ResourceClient<T>, name: string, options?: PodLogOptions): AsyncGenerator<string, void, undefined>;
/** How a Pod is evicted. */
export interface EvictOptions extends CreateOptions {
    /** How the Pod is deleted. */
    readonly deleteOptions?: Omit<DeleteOptions, keyof CallOptions>;
}
/**
 * Asks for a Pod to go, as its disruption budgets allow: else `isTooManyRequests`, after the waits that the server asks
 * for. Mirrors Go's `PodInterface.EvictV1`.
 */
export declare function evictPod<T extends object>(pods: ResourceClient<T>, name: string, { deleteOptions, ...options }?: EvictOptions): Promise<void>;
/** Puts a Pod on a node, as schedulers do. Mirrors Go's `PodInterface.Bind`. */
export declare function bindPod<T extends object>(pods: ResourceClient<T>, name: string, target: Partial<ObjectReference> & {
    readonly name: string;
}, options?: CreateOptions): Promise<void>;
