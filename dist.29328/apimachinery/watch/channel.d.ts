/** Send on a closed channel. Go panics with the same message. */
export declare class ChannelClosedError extends Error {
    readonly code = "ERR_CHANNEL_CLOSED";
    constructor();
}
/** A queue between senders and receivers, like Go's channels: of a fixed capacity, possibly 0. */
export declare class Channel<T> {
    #private;
    constructor(capacity?: number);
    get closed(): boolean;
    /** Sends without waiting; returns whether there was room or a receiver. @throws ChannelClosedError */
    trySend(value: T): boolean;
    /** Resolves when the value is queued, or received if the capacity is 0. @throws ChannelClosedError */
    send(value: T): Promise<void>;
    /** The next value; `undefined` when the channel is closed and empty. */
    receive(): Promise<T | undefined>;
    /** Queued values can still be received. Waiting senders are rejected. */
    close(): void;
}
