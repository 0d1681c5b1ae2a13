/**
 * Tells whether what is waited for has come about. To end the waiting with an error, throw. The signal is the one that
 * ends the waiting. Mirrors Go's `wait.ConditionWithContextFunc`, and `wait.ConditionFunc`.
 */
export type ConditionFunc = (signal: AbortSignal) => boolean | Promise<boolean>;
