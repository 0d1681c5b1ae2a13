export * from './attributes.ts';
export * from './forbidden.ts';
export type * from './object_interfaces.ts';
export * from './plugin.ts';
