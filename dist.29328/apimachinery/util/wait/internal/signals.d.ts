import type { Clock } from '../clock.ts';
/** Resolves when `begin` calls back, or when the signal is aborted; then the function returned by `begin` is called. */
export declare function waitOrAbort(signal: AbortSignal, begin: (resolve: () => void) => () => void): Promise<void>;
export declare function sleep(clock: Clock, milliseconds: number, signal: AbortSignal): Promise<void>;
/** A signal that is never aborted, if there is none. */
export declare function orNever(signal: AbortSignal | undefined): AbortSignal;
/** @throws {WaitInterruptedError} when the signal is aborted, with the message of Go's Context.Err */
export declare function throwIfAborted(signal: AbortSignal): void;
/** A signal that is aborted after the timeout, or with the parent. `end` releases its resources. */
export declare function withTimeout(parent: AbortSignal | undefined, timeout: number, clock: Clock): {
    signal: AbortSignal;
    end: () => void;
};
