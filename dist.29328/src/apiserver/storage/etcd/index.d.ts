export { MissingPackageError } from '../internal/load_peer.ts';
export type { ConnectionOptions } from './connection.ts';
export { type EtcdOptions, etcd } from './etcd.ts';
export { EtcdError } from './etcd_error.ts';
