export { MissingPackageError } from '../internal/load_peer.js';
export { etcd } from './etcd.js';
export { EtcdError } from './etcd_error.js';
