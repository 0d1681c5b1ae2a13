export type { Connecter, CustomREST, SubresourceREST } from './custom_rest.ts';
export type * from './rest_storage.ts';
export * from './store.ts';
export type * from './store_options.ts';
