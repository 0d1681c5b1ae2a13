export * from './backoff.ts';
export * from './rate_limiter.ts';
