import { ConnectionError } from '../../transport/connection_error.js';
import { linkedSignal } from '../../util/wait/sleep.js';
/** A watch, from before its request to its end. */
export class WatchInProgress {
    begun;
    /** Called for objects that are left out. */
    onUndecodable;
    #clock;
    #ending;
    #timers = new Set();
    #overdue = new ConnectionError('lost', 'the watch did not end in time');
    #events;
    #watch;
    #last;
    /** @param limit after which the stream counts as ended, in milliseconds */
    constructor(clock, signal, limit) {
        this.#clock = clock;
        this.begun = clock.now();
        this.#last = this.begun;
        this.#ending = linkedSignal(signal);
        this.#timers.add(clock.after(limit, () => this.#ending.abort(this.#overdue)));
    }
    async open(start) {
        this.#watch = await start(this.#ending.signal);
        this.#events = this.#watch.resultChan();
    }
    /** Ends the stream with an error when nothing comes for so long. @returns what ends that */
    limitSilence(milliseconds, reason) {
        let cancel;
        const stop = () => {
            cancel();
            this.#timers.delete(stop);
        };
        const check = () => {
            const left = this.#last + milliseconds - this.#clock.now();
            if (left > 0)
                cancel = this.#clock.after(left, check);
            else
                this.#ending.abort(reason());
        };
        cancel = this.#clock.after(milliseconds, check);
        this.#timers.add(stop);
        return stop;
    }
    /** The next event; undefined at the end. @throws what the stream was ended with */
    async next() {
        try {
            const { done, value } = await this.#events.next();
            this.#last = this.#clock.now();
            return done === true ? undefined : value;
        }
        catch (error) {
            if (error === this.#overdue)
                return undefined;
            throw error;
        }
    }
    stop() {
        for (const cancel of this.#timers)
            cancel();
        this.#ending.end();
        this.#watch?.stop();
    }
}
