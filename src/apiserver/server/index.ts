export * from './api_server.ts';
export type { APIServerOptions, CustomResourcesOptions } from './api_server_options.ts';
export type { CloseOptions } from './connections.ts';
export type { LeaderElectionOptions } from '../controllers/leader_election_options.ts';
export { ResourceError } from '../resources/build_resource.ts';
export {
  type GivenCertificate,
  InsecureAddressError,
  type Listening,
  type ListenOptions,
  type RenewedCertificates,
} from './listen.ts';
export type * from '../resources/resource_options.ts';
