/**
 * Returns whether the condition is met. Throw to stop waiting with an error. The signal is the one that ends the wait.
 * Mirrors Go's `wait.ConditionWithContextFunc`, and `wait.ConditionFunc`.
 */
export type ConditionFunc = (signal: AbortSignal) => boolean | Promise<boolean>;
