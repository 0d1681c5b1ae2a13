/**
 * The filters, the first one outermost, around what answers. Mirrors Go's `BuildHandlerChain`.
 * @param failed answers in place of a filter or handler that throws
 */
export function buildHandlerChain(filters, handler, failed) {
    const recover = (handle) => async (request) => {
        try {
            return await handle(request);
        }
        catch (error) {
            return failed(error, request);
        }
    };
    return filters.reduceRight((next, filter) => recover((request) => filter(request, next)), recover(handler));
}
/** The warnings that a response carries in its headers. */
export class Warnings {
    #texts = new Set();
    /** Adds a warning. The same text is sent once. */
    add(text) {
        if (text !== '')
            this.#texts.add(text);
    }
    /** The values of the headers `Warning`, as Go's `net.NewWarningHeader` writes them. */
    get headers() {
        return Array.from(this.#texts, (text) => `299 - "${escaped(text)}"`);
    }
}
/** A header is one line of characters that every client can read. */
function escaped(text) {
    return text
        .replace(/[\u0000-\u001f\u007f]+/g, ' ')
        .replace(/[^\u0020-\u007e]/gu, (character) => encodeURIComponent(character))
        .replace(/["\\]/g, '\\$&');
}
