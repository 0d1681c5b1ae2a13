import type { GroupResourceLike } from '#apimachinery/runtime/schema/group_version';
import type { ServedResource } from '../endpoints/served_resource.ts';
import type { Filter } from '../filters/filter.ts';
import type { RequestContext } from '../registry/rest/request_context.ts';
import { type ServerResponse } from '../request/http.ts';
import type { RequestInfo } from '../request/request_info.ts';
import type { StorageError } from '../storage/storage_error.ts';
/** Kinds of requests that have a limit of their own. */
export type RequestKind = 'mutating' | 'readOnly';
/** What is measured of a server, under the names that kube-apiserver has for it. */
export declare class ServerMetrics {
    #private;
    /** @param inFlight how many requests are under way now */
    constructor(inFlight: (kind: RequestKind) => number);
    /** @param lease its name */
    leading(lease: string, isLeading: boolean): void;
    /** Gives what counts stored objects that can't be read, and logs them. */
    corrupt(onError: ((error: unknown) => void) | undefined): (of: GroupResourceLike, error: StorageError) => void;
    /** Counts a request that is refused because too many are under way. */
    dropped(kind: RequestKind): void;
    /**
     * Counts requests when they are answered, and watches as long as they go on.
     * @param find the resource of a request; undefined for what is none: then its path doesn't count, of which there are too many
     */
    withMetrics(find: (info: RequestInfo) => ServedResource | undefined): Filter;
    /** What `/metrics` answers, in Prometheus' text format. @param stored the resources whose objects are counted */
    respond(stored: Iterable<ServedResource>, context: RequestContext): Promise<ServerResponse>;
}
