import type { Integer } from '#engine/schema/wire';
import type { Connection } from './connection.ts';
/** Leases for keys that end by themselves. Mirrors Go's `etcd3.leaseManager`: events would need very many otherwise. */
export declare class Leases {
    #private;
    constructor(connection: Connection);
    /** A lease that lasts at least so many seconds, and not much longer. */
    for(ttlSeconds: number): Promise<Integer>;
}
