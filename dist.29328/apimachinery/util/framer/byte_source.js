/** One way to read both kinds of sources. */
export function chunksOf(source) {
    if ('getReader' in source) {
        const reader = source.getReader();
        return {
            next: () => reader.read(),
            cancel: (reason) => reader.cancel(reason),
        };
    }
    const iterator = source[Symbol.asyncIterator]();
    return {
        next: () => iterator.next(),
        cancel: async () => iterator.return?.(),
    };
}
