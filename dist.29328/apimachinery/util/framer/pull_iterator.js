/** An async iterator over what `read` gives, until it gives `undefined`. Leaving the loop, or an error, closes it. */
export class PullIterator {
    #read;
    #close;
    #done = false;
    constructor(read, close) {
        this.#read = read;
        this.#close = close;
    }
    [Symbol.asyncIterator]() {
        return this;
    }
    async next() {
        if (this.#done)
            return { done: true, value: undefined };
        try {
            const value = await this.#read();
            if (value !== undefined)
                return { done: false, value };
        }
        catch (error) {
            await this.return();
            throw error;
        }
        return this.return();
    }
    /** Unlike that of a generator, this doesn't wait for a pending `next`. */
    async return() {
        this.#done = true;
        await this.#close();
        return { done: true, value: undefined };
    }
}
