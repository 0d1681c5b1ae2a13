import { Namespace } from '#api/core/v1/zz_generated.types';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { GroupResourceLike } from '#apimachinery/runtime/schema/group_version';
import type { AsyncAuthorize } from '../../admission/index.ts';
import type { RequestContext } from '../registry/rest/request_context.ts';
import type { RESTStorage } from '../registry/rest_storage.ts';
import type { APIObject } from '../storage/api_object.ts';
import type { AdmissionHost } from './admission_control.ts';
/** Answers what expressions ask of `authorizer` by that of the server. */
export declare function authorizeOf(host: AdmissionHost): AsyncAuthorize;
/** Reads what admission needs from the stores of a server, as the server itself. */
export declare class StoredObjects {
    #private;
    constructor(host: AdmissionHost);
    /** The objects of a Kind, of one namespace or of all; none when it is not served. */
    all<T extends object>(kind: KindClass<T>, namespace?: string): Promise<T[]>;
    /** @throws {StatusError} 500 when one of them can't be read */
    list(store: RESTStorage, resource: GroupResourceLike, namespace: string): Promise<readonly APIObject[]>;
    /**
     * An object; undefined when there is none, or nothing of the Kind is served.
     * @param options.isCurrent whether it is read as it is now: otherwise a cache may lag behind by milliseconds
     */
    get<T extends object>(kind: KindClass<T>, name: string, { namespace, isCurrent }?: {
        readonly namespace?: string;
        readonly isCurrent?: boolean;
    }): Promise<T | undefined>;
    /** The same, read as it is now when a cache knows nothing of it yet. */
    latest<T extends object>(kind: KindClass<T>, name: string, namespace?: string): Promise<T | undefined>;
    namespace(name: string): Promise<Namespace | undefined>;
    /** The user of the server's own reads and writes. */
    context(namespace: string): RequestContext;
}
