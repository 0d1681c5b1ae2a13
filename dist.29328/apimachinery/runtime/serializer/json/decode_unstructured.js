import { cannotUnmarshal } from '#engine/go/cannot_unmarshal';
import { duplicatesOf } from '#engine/json/notes';
import { setOwn } from '#engine/json/own_property';
import { stringifyJSON } from '#engine/json/stringify';
import { hasUnsafe, integerOfFloat } from '#engine/json/unsafe';
import { formatPath, quote } from '#engine/schema/fault';
import { DecodeError } from '../../decode_error.js';
import { MissingKindError } from '../../errors.js';
import { reportStrict } from './decode.js';
/** Makes a document the data of an object without a class. In strict mode, only duplicate keys are refused. */
export function decodeUnstructured(into, document, strict) {
    if (strict && document.hasDuplicates)
        document.readExactly(true);
    else if (document.details === undefined && hasUnsafe(objectOf(document)))
        document.readExactly(false);
    const { details, sortedBy } = document;
    const [overflow] = details?.overflows.keys() ?? [];
    if (overflow !== undefined)
        throw new DecodeError(cannotUnmarshal(`number ${overflow}`, 'float64'));
    const content = objectOf(document);
    exactNumbers(content, sortedBy !== undefined);
    if (into.setDecodedContent === undefined)
        into.setUnstructuredContent(content);
    else
        into.setDecodedContent(content);
    const gvk = into.groupVersionKind();
    // Go has made JSON of YAML by then.
    if (gvk.kind === '')
        throw new MissingKindError(sortedBy === undefined ? document.text : stringifyJSON(document.value, { sorted: true }));
    if (strict)
        reportStrict(duplicates(details), document, into, gvk);
    return { object: into, gvk };
}
function objectOf({ value }) {
    return (value ?? {});
}
/** Makes integers beyond int64 floats, as Go has them; and whole floats of YAML integers, as Go makes JSON of it first. */
function exactNumbers(root, isYAML) {
    const pending = [root];
    for (let object = pending.pop(); object !== undefined; object = pending.pop()) {
        for (const [key, value] of Object.entries(object)) {
            if (typeof value === 'object' && value !== null)
                pending.push(value);
            else {
                const exact = isYAML ? integerOfFloat(value) : value;
                const kept = typeof exact === 'bigint' && BigInt.asIntN(64, exact) !== exact ? Number(exact) : exact;
                if (kept !== value)
                    setOwn(object, key, kept);
            }
        }
    }
}
/** As in Go, no more are reported. */
const MAX_STRICT_ERRORS = 100;
function duplicates(details) {
    const faults = new Map();
    for (const { keys } of duplicatesOf(details?.root, MAX_STRICT_ERRORS, { distinct: true })) {
        const path = formatPath(keys);
        if (!faults.has(path))
            faults.set(path, { reason: 'duplicate', path, keys, text: `duplicate field ${quote(path)}` });
    }
    return [...faults.values()];
}
