export * from './rate_limiter.ts';
