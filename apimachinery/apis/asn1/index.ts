export * from './oid.ts';
