import type { Clock } from '#apimachinery/util/wait/clock';
/** Waits so many milliseconds. @throws the signal's reason, at once */
export declare function sleepUntil(clock: Clock, milliseconds: number, signal: AbortSignal | undefined): Promise<void>;
/** A signal that follows another one and can be aborted besides. `end` frees what it holds. */
export declare function linkedSignal(parent: AbortSignal | undefined): {
    readonly signal: AbortSignal;
    abort(reason?: unknown): void;
    end(): void;
};
/** What a promise gives, unless the signal is aborted first: then its reason is thrown. The work itself goes on. */
export declare function orAborted<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T>;
