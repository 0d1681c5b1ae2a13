import { isUnexpectedEOF } from '../util/framer/errors.js';
import { PullIterator } from '../util/framer/pull_iterator.js';
import { Error as ErrorType, newEvent } from './event.js';
/**
 * A watch over a decoder. It never throws: when the connection is cut, the watch just ends; any other error ends it
 * with an ERROR event. Mirrors Go's `watch.StreamWatcher`.
 */
export class StreamWatcher {
    #source;
    #reporter;
    #events;
    #stopped = false;
    #failed = false;
    constructor(source, reporter) {
        this.#source = source;
        this.#reporter = reporter;
        this.#events = new PullIterator(() => this.#receive(), async () => this.stop());
    }
    /** The events, the same for every call. */
    resultChan() {
        return this.#events;
    }
    stop() {
        if (this.#stopped)
            return;
        this.#stopped = true;
        // Errors while cancelling the source are ignored.
        this.#source.close().catch(() => undefined);
    }
    async #receive() {
        if (this.#stopped || this.#failed)
            return undefined;
        try {
            const event = await this.#source.decode();
            return this.#stopped ? undefined : event;
        }
        catch (error) {
            this.#failed = true;
            if (this.#stopped || isConnectionEnd(error))
                return undefined;
            const message = error instanceof Error ? error.message : String(error);
            const report = new Error(`unable to decode an event from the watch stream: ${message}`, { cause: error });
            return newEvent(ErrorType, this.#reporter.asObject(report));
        }
    }
}
const connectionCodes = [
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'ERR_STREAM_PREMATURE_CLOSE',
    'ERR_CONNECTION',
    'UND_ERR_SOCKET',
    'UND_ERR_BODY_TIMEOUT',
];
/** Whether the stream ended regardless of its content: cut, timed out, aborted. */
function isConnectionEnd(error) {
    if (isUnexpectedEOF(error))
        return true;
    const { name, code, cause } = (error ?? {});
    return (name === 'AbortError' ||
        name === 'TimeoutError' ||
        connectionCodes.includes(code) ||
        connectionCodes.includes(cause?.code));
}
