/**
 * How long one may work until others have a turn, in milliseconds. The reader of an informer and its handlers take a slice
 * each: timers and requests of the program wait for both.
 */
const SLICE = 1;
/** Lets timers, sockets and others have a turn now and then in a long piece of work. */
export class TimeSlice {
    #begun = -Infinity;
    /** Whether it is time for {@link pause}. */
    get isOver() {
        return performance.now() - this.#begun > SLICE;
    }
    /** Waits until others have had a turn. */
    async pause() {
        await nextTurn();
        this.#begun = performance.now();
    }
}
function nextTurn() {
    const { setImmediate } = globalThis;
    if (setImmediate !== undefined)
        return new Promise((resolve) => setImmediate(resolve));
    // Unlike setTimeout, which browsers delay by 4 ms.
    return new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
            port1.close();
            resolve();
        };
        port2.postMessage(undefined);
    });
}
