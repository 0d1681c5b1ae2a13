import type { ServicePort, ServiceSpec } from '#api/core/v1/zz_generated.structs';
import type { Strategy } from '../../registry/rest/strategy.ts';
import type { IPAllocator } from './ip_allocator.ts';
import { type IPFamily } from './ip_range.ts';
import type { PortAllocator } from './port_allocator.ts';
import type { ServiceStores } from './service_stores.ts';
/** What Services get of what is shared. */
export interface ServiceAllocators {
    readonly addresses: IPAllocator;
    readonly ports: PortAllocator;
    /** The families of the addresses, the one that a Service has by default first. */
    readonly families: readonly [IPFamily, ...IPFamily[]];
}
type Hooks = Pick<Strategy, 'afterDelete' | 'beginCreate' | 'beginUpdate' | 'decorate'>;
/**
 * What the storage of Services does besides: they get the addresses and ports that they need, and give them back. Mirrors
 * the storage of kube-apiserver.
 */
export declare function serviceAllocation(allocators: ServiceAllocators, stores: ServiceStores, onError: (error: unknown) => void): Hooks;
/** The addresses of a Service, of those that are allocated. */
export declare const addressesOf: (spec: ServiceSpec) => string[];
export declare const portNumbersOf: ({ ports }: {
    readonly ports?: readonly ServicePort[];
}) => number[];
export {};
