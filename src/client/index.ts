export * from './transport/index.ts';
