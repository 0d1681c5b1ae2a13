import type { KindFacts } from '../apimachinery/runtime/kind_class.ts';
/** Which object or collection of a Kind a path is for. */
export interface ResourcePathOptions {
    /** Of a namespaced Kind. Left out, the path is of the collection in all namespaces. */
    readonly namespace?: string;
    /** Left out, the path is of the collection. */
    readonly name?: string;
    /** Of an object: `status`, `scale`, `log`; with more segments, `proxy/healthz`. */
    readonly subresource?: string;
}
/** There is no such path: what was asked for does not fit the Kind. */
export declare class ResourcePathError extends TypeError {
    readonly name: string;
    readonly code = "ERR_RESOURCE_PATH";
}
/**
 * The path of an object or a collection in the REST API, for the URL of a request. Segments are escaped.
 *
 * ```ts
 * resourcePath(corev1.Pod, { namespace: 'default', name: 'web', subresource: 'log' });
 * // /api/v1/namespaces/default/pods/web/log
 * ```
 * @param type a Kind class, or what is known of one
 * @throws {ResourcePathError} for a Kind that is no resource, a namespace that the Kind can't have, an object of a
 * namespaced Kind without one, a subresource without a name
 */
export declare function resourcePath(type: Pick<KindFacts, 'group' | 'version' | 'kind' | 'resource' | 'namespaced'>, { namespace, name, subresource }?: ResourcePathOptions): string;
