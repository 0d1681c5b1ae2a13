/** Asks several typers in their order. Mirrors Go's `runtime.MultiObjectTyper`. */
export class MultiObjectTyper {
    #typers;
    /** @param typers at least one */
    constructor(...typers) {
        this.#typers = typers;
    }
    /**
     * The answer of the first typer that has one.
     * @throws what the last of them throws, if none has
     */
    objectKinds(object) {
        let failure;
        for (const typer of this.#typers) {
            try {
                return typer.objectKinds(object);
            }
            catch (error) {
                failure = error;
            }
        }
        throw failure;
    }
    /** Whether one of the typers does. */
    recognizes(gvk) {
        return this.#typers.some((typer) => typer.recognizes(gvk));
    }
}
