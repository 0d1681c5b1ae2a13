import { metaNamespaceKeyFunc } from './object_name.js';
/** Keeps what nobody has asked for yet, one change a key. */
export class ChangeListener {
    resync;
    #changes = new Map();
    #isStopped = false;
    #wake;
    constructor(resync) {
        this.resync = resync;
    }
    everythingPushed() { }
    push(notification) {
        if (this.#isStopped)
            return;
        const key = metaNamespaceKeyFunc(notification.object);
        const merged = merge(this.#changes.get(key), newChange(key, notification));
        if (merged === undefined)
            this.#changes.delete(key);
        else
            this.#changes.set(key, merged);
        this.#wake?.();
    }
    stop() {
        this.#isStopped = true;
        this.#wake?.();
    }
    /** The next change; undefined when there will be none. @throws the signal's reason */
    async next(signal) {
        for (;;) {
            signal?.throwIfAborted();
            for (const [key, change] of this.#changes) {
                this.#changes.delete(key);
                return change;
            }
            if (this.#isStopped)
                return undefined;
            await new Promise((resolve) => {
                const wake = () => {
                    this.#wake = undefined;
                    signal?.removeEventListener('abort', wake);
                    resolve();
                };
                this.#wake = wake;
                signal?.addEventListener('abort', wake, { once: true });
            });
        }
    }
}
function newChange(key, notification) {
    const object = notification.object;
    switch (notification.type) {
        case 'add':
            return { type: 'add', key, object };
        case 'update':
            return { type: 'update', key, object, old: notification.old };
        default:
            return { type: 'delete', key, object };
    }
}
/** Two changes as one; undefined when nothing is left of them. */
function merge(first, second) {
    if (first === undefined)
        return second;
    const { key, object } = second;
    if (second.type === 'delete')
        return first.type === 'add' ? undefined : second;
    if (first.type === 'add')
        return { type: 'add', key, object };
    return { type: 'update', key, object, old: first.type === 'update' ? first.old : first.object };
}
