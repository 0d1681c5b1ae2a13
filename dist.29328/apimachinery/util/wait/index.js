// AbortSignal replaces both contexts and stop channels, so Go's function variants (context, channel or neither) are one
// function each.
export * from './backoff.js';
export * from './clock.js';
export * from './delay_func.js';
export * from './exponential_backoff.js';
export * from './interrupted.js';
export * from './jitter.js';
export * from './poll.js';
export * from './until.js';
