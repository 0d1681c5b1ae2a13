export { ListenError } from '../../client/tools/portforward/node/listen_error.ts';
export { ResourceError } from '../resources/check_resource.ts';
export type * from '../resources/resource_options.ts';
export * from './api_server.ts';
export type { APIServerOptions, CustomResourcesOptions, LeaderElectionOptions } from './api_server_options.ts';
export type { CloseOptions } from './connections.ts';
export {
  type GivenCertificate,
  InsecureAddressError,
  type Listening,
  type ListenOptions,
  type RenewedCertificates,
} from './listen.ts';
