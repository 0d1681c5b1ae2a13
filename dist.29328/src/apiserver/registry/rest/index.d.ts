export * from './before_create.ts';
export * from './before_delete.ts';
export * from './before_update.ts';
export * from './meta.ts';
export type * from './request_context.ts';
export type { ResourceKind } from './resource_kind.ts';
export type * from './strategy.ts';
