import { isMap } from '#engine/json/untyped';
import { own } from '#engine/verbs/equal_json';
/** Fields that identify elements in most lists without declared keys. */
const USUAL_KEYS = [
    ['name'],
    ['id'],
    ['key'],
    ['uid'],
    ['type'],
    ['path'],
    ['host'],
    ['port'],
];
/** Identifies the elements of both lists; undefined when no identity is unique in both. */
export function identifyElements(before, after, facts) {
    if (before.length + after.length === 0)
        return undefined;
    for (const identify of candidates(facts)) {
        const a = byIdentity(before, identify);
        const b = a && byIdentity(after, identify);
        if (a !== undefined && b !== undefined)
            return [a, b];
    }
    return undefined;
}
function byIdentity(list, identify) {
    const found = new Map();
    for (const value of list) {
        const identity = identify(value);
        if (identity === undefined || found.has(identity.id))
            return undefined;
        found.set(identity.id, { value, step: identity.step });
    }
    return found;
}
function* candidates(facts) {
    // The first key alone, if unique: a server adds defaults for the others, such as the protocol of a port.
    if (facts?.patchKey !== undefined)
        yield byFields([facts.patchKey]);
    if (facts?.keys !== undefined && facts.merge === 'map')
        yield byFields(facts.keys);
    if (facts?.merge === 'set' || facts?.patch?.split(',').includes('merge') === true)
        yield byValue;
    yield byObjectName;
    for (const keys of USUAL_KEYS)
        yield byFields(keys);
}
function isKey(value) {
    return (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean');
}
/** By some fields, which may be partly absent: a port may have no protocol. */
function byFields(names) {
    return (item) => {
        if (!isMap(item))
            return undefined;
        const entries = [];
        for (const name of names) {
            const value = own(item, name);
            if (isKey(value))
                entries.push([name, value]);
            else if (value !== undefined && value !== null)
                return undefined;
        }
        return entries.length === 0 ? undefined : { id: idOf(entries), step: { key: Object.fromEntries(entries) } };
    };
}
function byValue(item) {
    return isKey(item) ? { id: idOf([['', item]]), step: { value: item } } : undefined;
}
/** The items of a list of objects. */
function byObjectName(item) {
    if (!isMap(item))
        return undefined;
    const metadata = own(item, 'metadata');
    if (!isMap(metadata) || typeof own(metadata, 'name') !== 'string')
        return undefined;
    const entries = [
        ['kind', own(item, 'kind')],
        ['namespace', own(metadata, 'namespace')],
        ['name', own(metadata, 'name')],
    ];
    const present = entries.filter(([, value]) => isKey(value));
    return { id: idOf(present), step: { key: Object.fromEntries(present) } };
}
function idOf(entries) {
    return JSON.stringify(entries.map(([name, value]) => [name, typeof value, String(value)]));
}
