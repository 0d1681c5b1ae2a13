export * from './direct.js';
