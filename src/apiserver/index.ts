export * from './server/index.ts';
export { memory, type MemoryOptions } from './storage/memory/index.ts';
export type { Strategy } from './registry/rest/strategy.ts';
export type { Column } from './endpoints/table.ts';
export type { ServerRequest, ServerResponse } from './endpoints/request/http.ts';
