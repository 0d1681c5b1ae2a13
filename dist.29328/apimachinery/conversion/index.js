export * from './converter.js';
