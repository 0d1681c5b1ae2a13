export * from './discovery.js';
