export * from './certificates.ts';
