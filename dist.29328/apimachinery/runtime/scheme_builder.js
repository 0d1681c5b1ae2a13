import { append } from '#engine/go/append';
/**
 * Collects functions that add to a Scheme, so that a package can offer all of its types as one function.
 * Mirrors Go's `runtime.SchemeBuilder`.
 */
export class SchemeBuilder {
    #funcs;
    constructor(...funcs) {
        this.#funcs = [...funcs];
    }
    /** Adds functions to the end of the list. */
    register(...funcs) {
        append(this.#funcs, funcs);
    }
    /** Calls all functions, in the order they were registered. What one of them throws ends it. May be passed on unbound. */
    addToScheme = (scheme) => {
        for (const func of this.#funcs)
            func(scheme);
    };
}
