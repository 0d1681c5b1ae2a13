/** Send on a closed channel. Go panics with the same message. */
export class ChannelClosedError extends Error {
    code = 'ERR_CHANNEL_CLOSED';
    constructor() {
        super('send on closed channel');
        this.name = 'ChannelClosedError';
    }
}
/** A queue between senders and receivers, like Go's channels: of a fixed capacity, possibly 0. */
export class Channel {
    #capacity;
    #values = [];
    #senders = [];
    #receivers = [];
    #closed = false;
    constructor(capacity = 0) {
        this.#capacity = capacity;
    }
    get closed() {
        return this.#closed;
    }
    /** Sends without waiting; returns whether there was room or a receiver. @throws ChannelClosedError */
    trySend(value) {
        if (this.#closed)
            throw new ChannelClosedError();
        const receiver = this.#receivers.shift();
        if (receiver !== undefined)
            receiver(value);
        else if (this.#values.length < this.#capacity)
            this.#values.push(value);
        else
            return false;
        return true;
    }
    /** Resolves when the value is queued, or received if the capacity is 0. @throws ChannelClosedError */
    async send(value) {
        if (this.trySend(value))
            return;
        await new Promise((resolve, reject) => this.#senders.push({ value, resolve, reject }));
    }
    /** The next value; `undefined` when the channel is closed and empty. */
    receive() {
        const value = this.#values.shift();
        const sender = this.#senders.shift();
        sender?.resolve();
        if (value !== undefined) {
            if (sender !== undefined)
                this.#values.push(sender.value);
            return Promise.resolve(value);
        }
        if (sender !== undefined)
            return Promise.resolve(sender.value);
        if (this.#closed)
            return Promise.resolve(undefined);
        return new Promise((resolve) => this.#receivers.push(resolve));
    }
    /** Queued values can still be received. Waiting senders are rejected. */
    close() {
        if (this.#closed)
            return;
        this.#closed = true;
        for (const receiver of this.#receivers.splice(0))
            receiver(undefined);
        for (const sender of this.#senders.splice(0))
            sender.reject(new ChannelClosedError());
    }
}
