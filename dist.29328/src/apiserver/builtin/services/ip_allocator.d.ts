import { IPAddress } from '#api/networking/v1/zz_generated.types';
import { type IPFamily } from './ip_range.ts';
import type { ServiceStores } from './service_stores.ts';
/** Which Service an address is for. */
export interface AddressOwner {
    readonly namespace: string;
    readonly name: string;
}
/**
 * The addresses of Services: those of the networks that ServiceCIDRs name, and an IPAddress for each that is taken. Mirrors
 * `MetaAllocator` of kube-apiserver.
 */
export declare class IPAllocator {
    #private;
    constructor(stores: ServiceStores);
    /**
     * Takes an address.
     * @throws {AllocationError} when it is in no network, or taken
     */
    allocate(ip: string, family: IPFamily, owner: AddressOwner): Promise<void>;
    /** Whether an address would do, whether or not it is taken: as kube-apiserver says in a dry run. @throws {AllocationError} */
    check(ip: string, family: IPFamily): Promise<void>;
    /** Takes any address. @throws {AllocationError} when all are taken */
    allocateNext(family: IPFamily, owner: AddressOwner): Promise<string>;
    /** What kube-apiserver answers in a dry run: the address of the network, which nobody gets. @throws {AllocationError} */
    example(family: IPFamily): Promise<string>;
    /** Gives an address back, whether or not it was taken. */
    release(ip: string): Promise<void>;
    /** The addresses that are taken, by whomever. */
    all(): Promise<IPAddress[]>;
    /** Whether an address is in a network, ready or not. */
    isInRange(ip: string): Promise<boolean>;
    /** Gives an address that a Service has to that Service, whatever was known of it. */
    repair(ip: string, family: IPFamily, owner: AddressOwner, found: IPAddress | undefined): Promise<void>;
    /** Frees an address that nobody has, unless it is another one by now. */
    free({ metadata: { name, uid } }: IPAddress): Promise<void>;
}
/** Whether an IPAddress is one that servers make for Services. */
export declare function isManaged({ metadata }: IPAddress): boolean;
/** Whether it has the labels of one. */
export declare function hasLabels(address: IPAddress, family: IPFamily): boolean;
