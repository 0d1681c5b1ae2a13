export * from './store.ts';
export type * from './store_options.ts';
