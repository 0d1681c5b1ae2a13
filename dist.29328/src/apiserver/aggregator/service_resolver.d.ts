import type { ServiceReference } from '#api/apiregistration/v1/zz_generated.types';
import type { Router } from '../endpoints/router.ts';
import type { RequestContext } from '../registry/rest/request_context.ts';
import type { Availability } from './availability.ts';
import type { Address } from './backend.ts';
/** A Service with a port. */
export interface ServicePort extends ServiceReference {
    readonly namespace: string;
    readonly name: string;
    readonly port: number;
}
/** Where Services lead. */
export interface ServiceResolver {
    /** Why the Service of an APIService is not available; undefined: it may be asked. */
    fault(service: ServicePort): Promise<Availability | undefined>;
    /** @throws {Error} when the Service leads nowhere; its text is for the condition of an APIService */
    resolve(service: ServicePort): Promise<Address>;
}
/**
 * Leads to the cluster IP of a Service, or its external name; with `endpoints`, to one of the endpoints that are ready,
 * another one each time. Mirrors Go's `proxy.ResolveCluster` and `proxy.ResolveEndpoint`, and what the availability
 * controller of kube-aggregator asks of Services.
 */
export declare class StoredServices implements ServiceResolver {
    #private;
    constructor(router: Router, context: RequestContext, { toEndpoints }?: {
        readonly toEndpoints?: boolean;
    });
    /** A Service, or what stands behind it, has changed. @param name empty: nobody knows which of the namespace */
    changed(namespace: string, name: string): void;
    fault({ namespace, name, port }: ServicePort): Promise<Availability | undefined>;
    resolve({ namespace, name, port }: ServicePort): Promise<Address>;
}
