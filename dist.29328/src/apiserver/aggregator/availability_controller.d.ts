import { APIService } from '#api/apiregistration/v1/zz_generated.types';
import type { Controller, Term } from '../controllers/controller.ts';
import type { RequestContext } from '../registry/rest/request_context.ts';
import type { Store } from '../registry/store.ts';
import type { Backend } from './backend.ts';
import type { ServiceResolver } from './service_resolver.ts';
/** What the controller works on. */
export interface AvailabilityHost {
    /** Where APIServices are stored. */
    store(): Store<APIService> | undefined;
    readonly resolver: ServiceResolver;
    readonly context: RequestContext;
    /** Milliseconds between looks. */
    readonly interval: number;
    onError(error: unknown): void;
}
/**
 * Looks whether the servers of APIServices are there, and keeps their condition `Available`. Mirrors the remote and the
 * local `AvailableConditionController` of kube-aggregator.
 */
export declare class AvailabilityController implements Controller {
    #private;
    constructor(host: AvailabilityHost);
    lead(term: Term): void;
    /** An APIService is there, or has changed. @param backend undefined: this server serves it */
    observe(service: APIService, backend: Backend | undefined): void;
    forget(name: string): void;
    /** A Service, or what stands behind it, has changed. @param service empty: nobody knows which */
    serviceChanged(namespace: string, service: string): void;
}
