export * from './api_server.ts';
export { ResourceError } from './build_resource.ts';
export { InsecureAddressError, type Listening, type ListenOptions } from './listen.ts';
export type * from './resource_options.ts';
