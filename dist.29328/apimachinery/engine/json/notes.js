import { put } from './own_property.js';
/** What JSON.parse can't tell about an object or array of a text. */
export class JSONNotes {
    isArray;
    /** Numbers with a fraction or an exponent, as they are spelled, by key or index. */
    spellings = new Map();
    /** The repetitions of keys, with their offsets. */
    duplicates = [];
    /** Where keys or items start, in UTF-16 units from the start of the text. */
    offsets = new Map();
    /** The notes on objects and arrays within, by key or index. */
    parts = new Map();
    constructor(isArray) {
        this.isArray = isArray;
    }
}
/** The spellings of a member or item. */
export function spellingsAt(spellings, key) {
    return typeof spellings === 'object' && Object.hasOwn(spellings, key) ? spellings[key] : undefined;
}
/** The notes on what a path leads to. */
export function notesAt(root, keys) {
    let notes = root;
    for (const key of keys)
        notes = notes?.parts.get(String(key));
    return notes;
}
/** More are not told of: each has a path, and paths may be long. */
export const MAX_DUPLICATES = 1000;
/**
 * The first repetitions of keys in a text, in its order.
 * @param distinct counts a key of an object once, however often it is repeated
 */
export function duplicatesOf(root, most, { distinct = false } = {}) {
    const found = [];
    for (const { notes, keys } of within(root)) {
        const seen = new Set();
        for (const [key, offset] of notes.duplicates) {
            if (distinct && seen.has(key))
                continue;
            seen.add(key);
            found.push({ keys, key, offset });
        }
    }
    return found
        .sort((a, b) => a.offset - b.offset)
        .slice(0, most)
        .map(({ keys, key, offset }) => ({ keys: [...keys(), key], offset }));
}
/** The spellings in a text, given the notes on it; undefined when there are none. */
export function spellingsOf(root) {
    const found = new Map();
    // What is within comes last, so its spellings are complete first from behind.
    for (const { notes } of [...within(root)].reverse()) {
        const spellings = {};
        for (const [key, text] of notes.spellings)
            put(spellings, key, text);
        for (const [key, part] of notes.parts) {
            const inner = found.get(part);
            if (inner !== undefined)
                put(spellings, key, inner);
        }
        if (Object.keys(spellings).length > 0)
            found.set(notes, spellings);
    }
    return root && found.get(root);
}
/** All notes: those on an object or array before those on what is within. */
function* within(root) {
    const open = root === undefined ? [] : [{ notes: root, key: '', parent: undefined }];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
        const here = node;
        const { notes } = here;
        yield {
            notes,
            keys: () => {
                const keys = [];
                for (let at = here; at.parent !== undefined; at = at.parent)
                    keys.push(at.key);
                return keys.reverse();
            },
        };
        for (const [key, part] of notes.parts)
            open.push({ notes: part, key: notes.isArray ? Number(key) : key, parent: here });
    }
}
