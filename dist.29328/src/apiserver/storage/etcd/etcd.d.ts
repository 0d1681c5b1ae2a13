import { type StorageEngine } from '../engine.ts';
import { type ConnectionOptions } from './connection.ts';
/** How etcd is used as a store. */
export interface EtcdOptions extends ConnectionOptions {
    /** How many keys are read at once; 10,000 unless given. A list of more is read in steps, all at one revision. */
    readonly pageSize?: number;
}
/**
 * A store in etcd 3.5 or 3.6, by its gRPC API (package `@grpc/grpc-js`): for API servers of several replicas, and for
 * what kube-apiserver has stored.
 * @throws {MissingPackageError} when `@grpc/grpc-js` is not installed
 * @throws {EtcdError} when no endpoint can be reached
 */
export declare function etcd(options: EtcdOptions): Promise<StorageEngine>;
