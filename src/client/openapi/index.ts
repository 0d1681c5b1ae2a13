export * from './openapi.ts';
