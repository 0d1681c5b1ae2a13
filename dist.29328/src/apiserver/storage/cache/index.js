export { cached } from './cache.js';
