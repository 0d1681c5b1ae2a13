export * from './clock.js';
export * from './expiring.js';
export * from './lru_expire_cache.js';
