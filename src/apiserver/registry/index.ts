export * from './store.ts';
export type * from './store_options.ts';
export type * from './rest_storage.ts';
export type { Connecter, CustomREST, SubresourceREST } from './custom_rest.ts';
