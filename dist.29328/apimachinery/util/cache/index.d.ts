export * from './clock.ts';
export * from './expiring.ts';
export * from './lru_expire_cache.ts';
