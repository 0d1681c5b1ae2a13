export { type CacheOptions, cached } from './cache.ts';
