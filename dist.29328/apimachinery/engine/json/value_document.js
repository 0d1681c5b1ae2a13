import { JSONDocument } from './document.js';
import { isDeeperThan } from './levels.js';
import { duplicatesOf, MAX_DUPLICATES, spellingsOf } from './notes.js';
import { stringifyJSON } from './stringify.js';
import { JSONSyntaxError } from './syntax_error.js';
import { MAX_DEPTH } from './tokenizer.js';
/**
 * A JSON value that is there already, in place of a text: what was merged or converted, or came within something else. The
 * value becomes the object.
 */
export class ValueDocument extends JSONDocument {
    sortedBy;
    #value;
    #details;
    #isShallow;
    constructor(value, { details, sortedBy } = {}) {
        super('');
        this.#value = value;
        this.#details = details;
        this.sortedBy = sortedBy;
        // A parser has counted its levels.
        this.#isShallow = details !== undefined || sortedBy !== undefined;
    }
    get text() {
        return stringifyJSON(this.#value);
    }
    /** @throws JSONSyntaxError when it is nested more deeply than a text may be */
    get value() {
        if (!this.#isShallow && isDeeperThan(this.#value, MAX_DEPTH))
            throw new JSONSyntaxError('exceeded max depth', '', 0);
        this.#isShallow = true;
        return this.#value;
    }
    get details() {
        return this.#details;
    }
    readExactly() {
        return false;
    }
    get hasDuplicates() {
        return false;
    }
    get mayBeDeep() {
        return false;
    }
    get mayHideSpellings() {
        return false;
    }
    get spellings() {
        return spellingsOf(this.#details?.root);
    }
    get duplicates() {
        return duplicatesOf(this.#details?.root, MAX_DUPLICATES).map(({ keys }) => keys);
    }
}
