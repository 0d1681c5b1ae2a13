export * from './retry.ts';
