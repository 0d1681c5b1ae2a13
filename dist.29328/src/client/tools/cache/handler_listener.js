import { Line } from '../../internal/line.js';
import { InformerStateError } from './errors.js';
import { metaNamespaceKeyFunc } from './object_name.js';
import { OneTimeEvent } from './one_time_event.js';
/** Calls a handler, one notification after the other. */
export class HandlerListener {
    resync;
    #handler;
    #onError;
    #slice;
    #line = new Line();
    #synced = new OneTimeEvent();
    #removed;
    #isEverythingPushed = false;
    #initialLeft = 0;
    #isStopped = false;
    #running;
    constructor(handler, resync, slice, onError, removed) {
        this.#handler = handler;
        this.resync = resync;
        this.#slice = slice;
        this.#onError = onError;
        this.#removed = removed;
    }
    get hasSynced() {
        return this.#synced.hasHappened;
    }
    get pending() {
        return this.#line.size;
    }
    /** The call that goes on, if one does. */
    get running() {
        return this.#running;
    }
    synced(options = {}) {
        return this.#synced.wait(options);
    }
    everythingPushed() {
        this.#isEverythingPushed = true;
        this.#checkSynced();
    }
    push(notification) {
        if (this.#isStopped)
            return;
        if (notification.type === 'add' && notification.inInitialList)
            this.#initialLeft++;
        this.#line.push(notification);
        this.#running ??= this.#run();
    }
    remove() {
        this.#removed(this);
    }
    stop() {
        this.#isStopped = true;
        this.#synced.fail(new InformerStateError('the informer has stopped, or the handler was removed'));
    }
    async #run() {
        // Not within the change of the store, which may go on.
        await undefined;
        for (let next = this.#line.shift(); next !== undefined && !this.#isStopped; next = this.#line.shift()) {
            try {
                const result = this.#call(next);
                if (result !== undefined)
                    await result;
            }
            catch (error) {
                this.#onError(error, { source: 'handler', key: metaNamespaceKeyFunc(next.object) });
            }
            if (next.type === 'add' && next.inInitialList) {
                this.#initialLeft--;
                this.#checkSynced();
            }
            if (this.#slice.isOver)
                await this.#slice.pause();
        }
        this.#running = undefined;
    }
    #call(notification) {
        const handler = this.#handler;
        switch (notification.type) {
            case 'add':
                return handler.add?.(notification.object, { inInitialList: notification.inInitialList });
            case 'update':
                return handler.update?.(notification.old, notification.object);
            default:
                return handler.delete?.(notification.object, { finalStateUnknown: notification.finalStateUnknown });
        }
    }
    #checkSynced() {
        if (this.#isEverythingPushed && this.#initialLeft === 0)
            this.#synced.happen();
    }
}
