import { Delays } from './delays.js';
import { WorkQueue } from './work_queue.js';
/** A {@link WorkQueue} that also takes items for later, with one timer for all. Mirrors Go's `workqueue.NewTypedDelayingQueue`. */
export class DelayingQueue extends WorkQueue {
    #delays;
    constructor(options = {}) {
        super(options);
        this.#delays = new Delays(this.clock, (item) => this.add(item));
    }
    addAfter(item, milliseconds) {
        if (this.shuttingDown)
            return;
        this.metrics.retry?.();
        if (milliseconds > 0)
            this.#delays.add(this.key(item), item, milliseconds);
        else
            this.add(item);
    }
    shutDown() {
        super.shutDown();
        this.#delays.clear();
    }
}
