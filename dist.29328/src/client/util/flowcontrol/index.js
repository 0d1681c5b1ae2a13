export * from './rate_limiter.js';
