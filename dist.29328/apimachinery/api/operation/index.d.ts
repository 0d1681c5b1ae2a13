export * from './operation.ts';
