import { Reader } from './reader.js';
/** A tag that no message has: the reader of a message hands it to {@link Reader.other}, with the facts of the message. */
const ASK = 0.5;
/**
 * A reader that skips the fields of a tree: what they hold is not looked at. The numbers of fields are in the generated
 * readers, so those are asked when a message begins that the tree leads into. Entries of maps are read: no tree leads
 * through them.
 */
export class OmittingReader extends Reader {
    #omitted;
    /** What is left out of the message that is being read; undefined for nothing. */
    #tree;
    /** Undefined until the message has been asked. */
    #fields;
    /** What is left out of the message that may begin now. */
    #next;
    /** The messages around the one that is being read, as far as the tree leads. */
    #around = [];
    /** How many messages deep the reader is where no tree leads. */
    #outside = 0;
    constructor(bytes, start, end, omitted) {
        super(bytes, start, end);
        this.#omitted = omitted;
        this.#next = omitted.tree;
    }
    tag() {
        this.#next = undefined;
        if (this.#tree === undefined)
            return super.tag();
        if (this.#fields === undefined)
            return ASK;
        for (;;) {
            const tag = super.tag();
            const field = this.#fields.get(Math.floor(tag / 8));
            if (field?.isLeaf !== true) {
                this.#next = field;
                return tag;
            }
            this.skipValue(tag % 8);
        }
    }
    other(tag, message, names = {}) {
        if (tag === ASK && this.#tree !== undefined)
            this.#fields = this.#omitted.fieldsOf(this.#tree, message, names);
        else
            super.other(tag, message, names);
    }
    open() {
        if (this.#tree === undefined && this.#next === undefined)
            this.#outside++;
        else {
            this.#around.push([this.#tree, this.#fields]);
            this.#tree = this.#next;
            this.#fields = undefined;
            this.#next = undefined;
        }
        return super.open();
    }
    leave(outer) {
        super.leave(outer);
        if (this.#outside > 0)
            this.#outside--;
        else
            [this.#tree, this.#fields] = this.#around.pop() ?? [undefined, undefined];
    }
    stringMap(map) {
        const tree = this.#tree;
        this.#tree = undefined;
        const values = super.stringMap(map);
        this.#tree = tree;
        return values;
    }
    map(map, read) {
        const tree = this.#tree;
        this.#tree = undefined;
        const values = super.map(map, read);
        this.#tree = tree;
        return values;
    }
}
