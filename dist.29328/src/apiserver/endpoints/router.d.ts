import { StatusError } from '#apimachinery/api/errors/status_error';
import type { RequestInfo } from '../request/request_info.ts';
import type { ServedResource } from './served_resource.ts';
/** A server, as what works in it beside its requests sees it. */
export interface ServerContext {
    readonly router: Router;
    /** Whether other servers have the same storage. */
    readonly isShared: boolean;
    /** Where it is: `https://127.0.0.1:6443`. */
    url(): string;
    /** Ends with the server. */
    readonly signal: AbortSignal;
    onError(error: unknown): void;
}
/** The resources of a server, and their routes. */
export declare class Router {
    #private;
    /** @param follower called with each resource that is added */
    onAdd(follower: (served: ServedResource) => void): void;
    /** @param listener called when resources are added, removed or changed */
    onChange(listener: () => void): void;
    /** Resources serve something else from now on. */
    changed(): void;
    /** Serves resources from now on. */
    add(resources: readonly ServedResource[]): void;
    /** Serves them no more. */
    remove(resources: readonly ServedResource[]): void;
    all(): Iterable<ServedResource>;
    /** A resource, by its group, version and plural name. */
    get(group: string, version: string, resource: string): ServedResource | undefined;
    /** What is served under the resource and subresource that a request names, whatever its path looks like besides. */
    lookup({ apiGroup: group, apiVersion: version, resource, subresource }: RequestInfo): ServedResource | undefined;
    /**
     * The resource that a request is about; undefined: there is nothing under the path.
     * @throws {StatusError} 405 when the path doesn't have the method
     */
    find(method: string, info: RequestInfo): ServedResource | undefined;
}
/** 405 for a method that a path doesn't have, as of Go's router. */
export declare function newMethodNotAllowed(): StatusError;
