export * from './three_way.js';
