import { Channel, ChannelClosedError } from './channel.js';
import { newEvent } from './event.js';
import { eventsOf } from './interface.js';
/** Wait for the slowest watcher. */
export const WaitIfChannelFull = 0;
/** Drop the event for that watcher. */
export const DropIfChannelFull = 1;
/** A Broadcaster was used after shutdown. */
export class BroadcasterStoppedError extends Error {
    code = 'ERR_BROADCASTER_STOPPED';
    constructor() {
        super('broadcaster already stopped');
        this.name = 'BroadcasterStoppedError';
    }
}
/** Maximum events queued for distribution before senders wait. */
const incomingQueueLength = 25;
/** Delivers every event to every watcher, in order. Mirrors Go's `watch.Broadcaster`. */
export class Broadcaster {
    #queueLength;
    #behavior;
    /** Events, and callbacks to run once all earlier events are distributed. */
    #incoming;
    #watchers = new Set();
    #distributing;
    #stopped = false;
    /** @param queueLength maximum events queued for each watcher */
    constructor(queueLength, behavior, options = {}) {
        this.#queueLength = queueLength;
        this.#behavior = behavior;
        this.#incoming = new Channel(options.incomingQueueLength ?? incomingQueueLength);
        this.#distributing = this.#loop();
    }
    /**
     * A new watcher, which gets events sent from now on.
     * @throws BroadcasterStoppedError
     */
    watch() {
        return this.watchWithPrefix([]);
    }
    /**
     * As {@link Broadcaster.watch}, but the watcher first gets the given events.
     * @throws BroadcasterStoppedError
     */
    watchWithPrefix(queuedEvents) {
        this.#assertRunning();
        const length = queuedEvents.length > 0 ? Math.max(this.#queueLength, queuedEvents.length + 1) : this.#queueLength;
        const channel = new Channel(length);
        for (const event of queuedEvents)
            channel.trySend(event);
        void this.#incoming.send(() => {
            if (!channel.closed)
                this.#watchers.add(channel);
        });
        const stop = () => {
            this.#watchers.delete(channel);
            channel.close();
        };
        return { resultChan: () => eventsOf(channel, stop), stop };
    }
    /**
     * Sends an event to all watchers. Resolves when it is queued.
     * @throws BroadcasterStoppedError
     */
    async action(type, object) {
        this.#assertRunning();
        await this.#incoming.send(newEvent(type, object));
    }
    /**
     * Sends an event to all watchers unless too many are queued already.
     * @returns whether it was sent
     * @throws BroadcasterStoppedError
     */
    actionOrDrop(type, object) {
        this.#assertRunning();
        return this.#incoming.trySend(newEvent(type, object));
    }
    /**
     * Shuts down: rejects new events, delivers those already sent, then ends all watches. Resolves when done, which with
     * {@link WaitIfChannelFull} requires watchers to receive or stop.
     */
    async shutdown() {
        if (!this.#stopped) {
            this.#stopped = true;
            await this.#incoming.send(() => this.#incoming.close());
        }
        await this.#distributing;
    }
    #assertRunning() {
        if (this.#stopped)
            throw new BroadcasterStoppedError();
    }
    async #loop() {
        for (let next = await this.#incoming.receive(); next !== undefined; next = await this.#incoming.receive()) {
            if (typeof next === 'function')
                next();
            else
                await this.#distribute(next);
        }
        for (const channel of this.#watchers)
            channel.close();
        this.#watchers.clear();
    }
    async #distribute(event) {
        for (const channel of [...this.#watchers]) {
            if (channel.closed || channel.trySend(event) || this.#behavior === DropIfChannelFull)
                continue;
            try {
                await channel.send(event);
            }
            catch (error) {
                // The watcher was stopped while others waited for it.
                if (!(error instanceof ChannelClosedError))
                    throw error;
            }
        }
    }
}
