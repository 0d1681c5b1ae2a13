export * from './api_server.ts';
export type { APIServerOptions, CustomResourcesOptions } from './api_server_options.ts';
export { ResourceError } from '../resources/build_resource.ts';
export { InsecureAddressError, type Listening, type ListenOptions } from './listen.ts';
export type * from '../resources/resource_options.ts';
