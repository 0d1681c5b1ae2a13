import { canonicalValue } from '#engine/json/canonical';
import { readJSON } from '#engine/json/read';
import { toUTF8 } from '#engine/text/utf8';
import { omitFields } from '#engine/verbs/omit';
import { stringifyYAML } from '#engine/yaml/index';
import { compareKeys } from '#engine/yaml/key_order';
import { encodeInPiecesWith, encodeWith } from '../../encode_error.js';
import { isUnknown } from '../../unknown.js';
import { isUnstructured } from '../../unstructured.js';
import { canonicalType } from '../json/canonical_type.js';
import { decodeInto } from '../json/decode_into.js';
import { unknownJSON } from '../json/unknown_json.js';
import { omittedFields } from '../omit/omit_options.js';
import { YAMLDocument } from './yaml_document.js';
/**
 * Reads and writes YAML as Kubernetes understands it: YAML 1.1, of which only what JSON can hold. Of several documents
 * the first is read; see `splitDocuments` in `util/yaml`. Mirrors Go's `serializer/json.Serializer` with the option Yaml.
 */
export class Serializer {
    scheme;
    options;
    #omitted;
    constructor(scheme, options = {}) {
        this.scheme = scheme;
        this.options = options;
        this.#omitted = omittedFields(options);
    }
    /**
     * Reads one object. The kind is taken from the data, then from `defaults`, then from `into`. Raw JSON within the object
     * has its keys sorted, as Go makes JSON of YAML. Of a duplicate key the last value counts, as in Go; strict reading
     * reports it.
     * @param into is filled and returned when it is of the kind; otherwise the object is a new one. An Unstructured takes
     *   any kind, an Unknown the data as they are, and calls them JSON as in Go.
     * @throws DecodeError when the data are not YAML, or a field can't hold its value; its `cause` may be a YAMLError
     * @throws StrictDecodingError in strict mode, with the decoded object
     * @throws NotRegisteredError MissingKindError MissingVersionError GroupVersionParseError
     */
    decode(data, defaults, into) {
        const document = data instanceof YAMLDocument ? data : new YAMLDocument(data, this.#omitted);
        if (data === document && this.#omitted !== undefined)
            omitFields(document.value, this.#omitted);
        return decodeInto(this.scheme, document, { strict: this.options.strict, defaults }, into);
    }
    /**
     * The object as UTF-8. An Unknown must be JSON.
     * @throws EncodeError
     */
    encode(object) {
        return toUTF8(this.encodeToString(object));
    }
    /** The same as text. */
    encodeToString(object) {
        if (this.options.canonical !== true || isUnknown(object))
            return yamlOf(object);
        return encodeWith(object, () => {
            return stringifyYAML(isUnstructured(object) ? object.unstructuredContent() : this.#canonical(object));
        });
    }
    /**
     * The same in pieces: each item of a list is one.
     * @throws EncodeError while iterating
     */
    encodeInPieces(object) {
        return encodeInPiecesWith(object, () => this.#pieces(object));
    }
    *#pieces(object) {
        const { items, ...rest } = isUnstructured(object) ? object.unstructuredContent() : { ...object };
        if (this.options.canonical !== true || isUnknown(object) || !Array.isArray(items) || items.length === 0) {
            yield this.encodeToString(object);
            return;
        }
        const canonical = (part) => ({
            ...(isUnstructured(object) ? part : this.#canonical(Object.setPrototypeOf(part, Object.getPrototypeOf(object)))),
        });
        for (const [key, value] of Object.entries(canonical({ ...rest, items: [] })).sort(([a], [b]) => compareKeys(a, b))) {
            yield key === 'items' ? 'items:\n' : stringifyYAML({ [key]: value });
            if (key === 'items')
                for (const item of items)
                    yield stringifyYAML(canonical({ items: [item] })['items']);
        }
    }
    #canonical(object) {
        return canonicalValue(canonicalType(this.scheme, object), object, { scalars: this.scheme.scalars });
    }
    /** As in Go. */
    identifier() {
        return `{"name":"yaml","pretty":"false","strict":"${this.options.strict === true}","yaml":"true"}`;
    }
}
/**
 * The YAML of an object with everything it has, in the object's order; that of an Unknown, which must be JSON.
 * @throws EncodeError
 * @internal
 */
export function yamlOf(object) {
    return encodeWith(object, () => isUnknown(object)
        ? stringifyYAML(readJSON(unknownJSON(object)).value)
        : stringifyYAML(object, { sortKeys: false, lossless: true }));
}
