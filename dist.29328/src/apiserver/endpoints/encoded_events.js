/** How many objects' events are kept: watches get an event within moments of each other. */
const KEPT = 1000;
/** How many bytes they may have. */
const KEPT_BYTES = 8 * 1024 * 1024;
/** The bytes of events of one resource: encoded once for each media type, however many watch. Mirrors Go's `cachingObject`. */
export class EncodedEvents {
    /** The oldest first. */
    #known = new Map();
    #bytes = 0;
    /**
     * @param object as the store gave it: the same for all watches, and frozen
     * @param form what the bytes depend on besides: the type of the event and the media type
     */
    of(object, form, encode) {
        const forms = this.#known.get(object) ?? new Map();
        const known = forms.get(form);
        if (known !== undefined)
            return known;
        const bytes = encode();
        forms.set(form, bytes);
        this.#known.set(object, forms);
        this.#bytes += bytes.length;
        for (const [oldest, dropped] of this.#known) {
            if (this.#known.size <= KEPT && this.#bytes <= KEPT_BYTES)
                break;
            this.#known.delete(oldest);
            for (const { length } of dropped.values())
                this.#bytes -= length;
        }
        return bytes;
    }
}
