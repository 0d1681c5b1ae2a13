export type { Connecter, ConnectResponse, CustomREST, SubresourceREST } from './custom_rest.ts';
export type * from './rest_storage.ts';
export * from './store.ts';
export type * from './store_options.ts';
