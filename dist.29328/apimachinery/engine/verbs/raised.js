import { cannotUnmarshal } from '../go/cannot_unmarshal.js';
import { formatPath, quote } from '../schema/fault.js';
/** Go's strict decoder stops counting here. */
const MAX_STRICT_FAULTS = 100;
export function raise(reason, rest) {
    return {
        reason,
        place: [],
        stack: [],
        struct: '',
        value: '',
        goType: '',
        text: '',
        fatal: false,
        offset: -1,
        ...rest,
    };
}
/** Differs from Go: where it keeps raw JSON it also keeps numbers that no number type can hold. */
export function overflow(literal) {
    return raise('type', { text: `json: number ${literal} is out of range` });
}
/** The fault as it is reported. */
export function finish(fault) {
    const keys = fault.place.reverse();
    const path = formatPath(keys);
    if (fault.reason === 'unknown' || fault.reason === 'duplicate') {
        return { reason: fault.reason, path, keys, text: `${fault.reason} field ${quote(path)}` };
    }
    let text = fault.text;
    if (text === '') {
        const where = fault.struct === '' ? undefined : `struct field ${fault.struct}.${fault.stack.reverse().join('.')}`;
        text = cannotUnmarshal(fault.value, fault.goType, where);
    }
    return { reason: 'type', path, keys, text };
}
/** Faults in the order in which Go finds them; the strict ones without repetitions. */
export function inOrder(raised, sortedBy) {
    if (sortedBy !== undefined)
        raised.sort((a, b) => sortedBy(a.place, b.place));
    const types = raised.filter((fault) => fault.reason === 'type');
    const fatal = types.findIndex((fault) => fault.fatal);
    if (fatal > 0)
        types.unshift(...types.splice(fatal, 1));
    const strict = raised.filter((fault) => fault.reason !== 'type');
    if (sortedBy === undefined && strict.every((fault) => fault.offset >= 0))
        strict.sort((a, b) => a.offset - b.offset);
    const seen = new Set();
    const faults = types.map(finish);
    for (const each of strict) {
        if (seen.size >= MAX_STRICT_FAULTS)
            break;
        const fault = finish(each);
        if (!seen.has(fault.text))
            faults.push(fault);
        seen.add(fault.text);
    }
    return faults;
}
