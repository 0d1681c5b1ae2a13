export { etcd, type EtcdOptions } from './etcd.ts';
export type { ConnectionOptions } from './connection.ts';
export { EtcdError } from './etcd_error.ts';
export { MissingPackageError } from '../internal/load_peer.ts';
