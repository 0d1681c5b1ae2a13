// A context is an AbortSignal here, and a function may be told to stop by one wherever Go has a channel for that; so Go's
// pairs of functions, with a context and with a channel or nothing, are one function each.
export * from './backoff.ts';
export * from './clock.ts';
export * from './delay_func.ts';
export * from './exponential_backoff.ts';
export * from './interrupted.ts';
export * from './jitter.ts';
export * from './poll.ts';
export * from './until.ts';
export type { ConditionFunc } from './condition.ts';
export type { WaitOptions } from './wait_options.ts';
