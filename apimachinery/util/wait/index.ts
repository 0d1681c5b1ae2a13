// AbortSignal replaces both contexts and stop channels, so Go's function variants (context, channel or neither) are one
// function each.
export * from './backoff.ts';
export * from './clock.ts';
export type { ConditionFunc } from './condition.ts';
export * from './delay_func.ts';
export * from './exponential_backoff.ts';
export * from './interrupted.ts';
export * from './jitter.ts';
export * from './poll.ts';
export * from './until.ts';
export type { WaitOptions } from './wait_options.ts';
