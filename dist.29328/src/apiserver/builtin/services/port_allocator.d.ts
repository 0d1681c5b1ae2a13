import type { PortRange } from '#apimachinery/util/net/port_range';
import type { APIObject } from '../../storage/api_object.ts';
import type { ObjectStorage } from '../../storage/object_storage.ts';
/**
 * The ports that Services have on all nodes: one object in the storage, a RangeAllocation, has a bit for each. Servers with one
 * storage, kube-apiserver among them, write it in turns. Mirrors `portallocator` of kube-apiserver.
 */
export declare class PortAllocator {
    #private;
    readonly range: PortRange;
    constructor(range: PortRange, storage: ObjectStorage<APIObject>);
    /** Takes a port. @throws {AllocationError} when it is not in the range, or taken */
    allocate(port: number): Promise<void>;
    /** Takes any port. @throws {AllocationError} when all are taken */
    allocateNext(): Promise<number>;
    /** Gives ports back, whether or not they were taken. */
    release(ports: readonly number[]): Promise<void>;
    /** Whether a port is taken. */
    has(port: number): Promise<boolean>;
    /**
     * Writes what is to be taken, if nothing has changed meanwhile: as often as it takes.
     * @param rebuild is given what is taken, of another range than this one, too; asked again after a conflict
     */
    rebuild(rebuild: (taken: ReadonlySet<number>) => Promise<ReadonlySet<number>>): Promise<void>;
}
