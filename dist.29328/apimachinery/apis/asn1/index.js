export * from './oid.js';
