export * from './operation.js';
