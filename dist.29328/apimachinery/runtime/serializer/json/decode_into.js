import { setOwn } from '#engine/json/own_property';
import { toInstance } from '../../instance.js';
import { classOf } from '../../kind_class.js';
import { isUnknown } from '../../unknown.js';
import { isUnstructured } from '../../unstructured.js';
import { checked, instanceOf, kindOf, reading, reportStrict, typeOf } from './decode.js';
import { decodeUnstructured } from './decode_unstructured.js';
import { kindsOf } from './kinds_of.js';
import { withDefaults } from './meta.js';
import { keepAsItCame } from './unknown_json.js';
/**
 * Makes a document an object of the kind that it names, or fills the given one: what a Serializer does.
 * @throws DecodeError StrictDecodingError NotRegisteredError MissingKindError MissingVersionError GroupVersionParseError
 */
export function decodeInto(scheme, document, decoding, into) {
    return reading(() => {
        const { strict = false } = decoding;
        let gvk = kindOf(document, decoding.defaults);
        if (into !== undefined) {
            if (isUnknown(into))
                return { object: keepAsItCame(into, document.data, gvk), gvk };
            if (isUnstructured(into))
                return decodeUnstructured(into, document, strict);
            const kinds = kindsOf(scheme, into);
            if (kinds === undefined)
                return { object: fill(into, descriptorOf(into), document, gvk, scheme, strict), gvk };
            gvk = withDefaults(gvk, kinds[0]);
            if (kinds.some((kind) => kind.equals(gvk)))
                return { object: fill(into, typeOf(scheme, gvk, document), document, gvk, scheme, strict), gvk };
        }
        const type = typeOf(scheme, gvk, document);
        return { object: instanceOf(type, document, gvk, scheme.scalars, strict), gvk };
    });
}
function descriptorOf(object) {
    const type = Object.getPrototypeOf(object) === null ? undefined : classOf(object);
    return type !== undefined && Array.isArray(type.fields) ? type : undefined;
}
/** Reads into an object that is there: objects and maps are merged, everything else replaced. */
function fill(into, type, document, gvk, { scalars }, strict) {
    const { value, faults } = type === undefined ? { value: document.value, faults: [] } : checked(type, document, scalars, strict);
    // Differs from Go: a null in the data leaves what `into` has, where Go would clear a pointer, list or map.
    if (isData(value))
        merge(into, value);
    if (type !== undefined)
        for (const [key, part] of Object.entries(toInstance(type, into)))
            setOwn(into, key, part);
    if (strict)
        reportStrict(faults, document, into, gvk);
    return into;
}
export function merge(target, source) {
    const pending = [[target, source]];
    for (let pair = pending.pop(); pair !== undefined; pair = pending.pop()) {
        const [to, from] = pair;
        for (const [key, value] of Object.entries(from)) {
            const old = Object.hasOwn(to, key) ? to[key] : undefined;
            if (isData(old) && isData(value))
                pending.push([old, value]);
            else
                setOwn(to, key, value);
        }
    }
}
function isData(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
