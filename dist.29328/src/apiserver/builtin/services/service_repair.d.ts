import type { Controller, Term } from '../../controllers/controller.ts';
import { type ServiceAllocators } from './service_allocation.ts';
import type { ServiceStores } from './service_stores.ts';
/**
 * Sees to it that what Services have is allocated, and nothing else: after a crash between two writes, and of Services that were
 * written by servers without allocators. Mirrors the repair controllers of kube-apiserver.
 */
export declare class ServiceRepair implements Controller {
    #private;
    constructor(allocators: ServiceAllocators, stores: ServiceStores, onError: (error: unknown) => void);
    lead(term: Term): void;
    /** Looks once. */
    run(): Promise<void>;
}
