import type { RequestContext } from '../../registry/rest/request_context.ts';
import type { RESTStorage } from '../../registry/rest_storage.ts';
/** Where the objects are kept that Services need, once they are served. */
export interface ServiceStores {
    services(): RESTStorage;
    endpoints(): RESTStorage;
    endpointSlices(): RESTStorage;
    ipAddresses(): RESTStorage;
    serviceCIDRs(): RESTStorage;
    /** Of the server's own reads and writes. */
    context(namespace: string): RequestContext;
}
