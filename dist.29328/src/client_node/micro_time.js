/**
 * A MicroTime for the official client: a Date that also has the text it was made of, because a Date counts
 * milliseconds. The official client writes the text.
 */
export class MicroTimeDate extends Date {
    #text;
    constructor(text) {
        super(text);
        this.#text = text;
    }
    toISOString() {
        return this.#text;
    }
    toJSON() {
        return this.#text;
    }
}
