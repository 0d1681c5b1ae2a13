import type { Writable } from '../../client/index.ts';
import type { ResourceClient } from '../../client/resource_client.ts';
/** What {@link createOrUpdate} did. Mirrors controller-runtime's `controllerutil.OperationResult`. */
export type OperationResult = 'unchanged' | 'created' | 'updated';
/** How {@link createOrUpdate} works. */
export interface CreateOrUpdateOptions {
    /** The object as a cache has it, undefined if it has none: saves a request. Left out, the server is asked. */
    readonly existing?: object | undefined;
    /** Written into the managed fields. */
    readonly fieldManager?: string;
    readonly signal?: AbortSignal;
}
/**
 * Makes sure that an object is there, and is as it should be: reads it, has a function change it, and writes it if that
 * changed anything. Mirrors controller-runtime's `controllerutil.CreateOrUpdate`.
 *
 * ```ts
 * const { operation } = await createOrUpdate(maps, { metadata: { name: 'a', namespace: 'default' } }, (map) => {
 *   map.data = { ...map.data, key: 'value' };
 * });
 * ```
 * Server-side apply does the same in one request: see `ResourceClient.apply`.
 * @param object what to create, with name and namespace; the function then fills it in
 * @param mutate changes the object it is given, or returns another one
 * @throws a conflict when somebody else changed the object meanwhile: reconcile again
 */
export declare function createOrUpdate<T extends object>(resource: ResourceClient<T>, object: Writable<T>, mutate: (object: T) => Writable<T> | void | Promise<Writable<T> | void>, options?: CreateOrUpdateOptions): Promise<{
    readonly object: T;
    readonly operation: OperationResult;
}>;
