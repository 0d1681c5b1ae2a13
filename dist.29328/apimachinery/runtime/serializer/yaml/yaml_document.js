import { ValueDocument } from '#engine/json/value_document';
import { comparePlaces } from '#engine/schema/compare_places';
import { fromUTF8 } from '#engine/text/utf8';
import { omitFields } from '#engine/verbs/omit';
import { parseYAML, YAMLError } from '#engine/yaml/index';
import { DecodeError } from '../../decode_error.js';
/**
 * A YAML text that is to become an object. No number has a spelling: Go makes JSON of YAML first, and writes `1.0` and `1e3`
 * as the integers 1 and 1000.
 */
export class YAMLDocument extends ValueDocument {
    data;
    #duplicates;
    #strictErrors;
    /**
     * @param omit fields to leave out
     * @throws DecodeError when the data are not YAML; its `cause` may be a YAMLError
     */
    constructor(data, omit) {
        const { value, duplicates, strictError } = parse(data);
        if (omit !== undefined)
            omitFields(value, omit);
        super(value, { sortedBy: comparePlaces });
        this.data = data;
        this.#duplicates = duplicates;
        this.#strictErrors = strictError === undefined ? [] : [strictError];
    }
    get text() {
        return fromUTF8(this.data);
    }
    get strictErrors() {
        return this.#strictErrors;
    }
    get duplicates() {
        return this.#duplicates.map(({ keys }) => keys);
    }
}
function parse(data) {
    try {
        return parseYAML(data, { positions: true });
    }
    catch (error) {
        throw error instanceof YAMLError ? new DecodeError(error.message, [], { cause: error }) : error;
    }
}
