import { LIST, MAP } from '../schema/descriptor.js';
import { goNameOf } from './reader.js';
/** The fields that readers skip: finds their numbers once for each message. */
export class OmittedFields {
    tree;
    #found = new Map();
    constructor(tree) {
        this.tree = tree;
    }
    /** Those of a message that a tree leads into. @param names the Go names of fields, where they are not those of JSON */
    fieldsOf(tree, message, names) {
        let found = this.#found.get(tree);
        if (found === undefined)
            this.#found.set(tree, (found = new Map()));
        let fields = found.get(message);
        if (fields === undefined)
            found.set(message, (fields = numberedFields(tree, message, names)));
        return fields;
    }
}
function numberedFields(tree, message, names) {
    const { fields } = message;
    const byName = new Map(fields.flatMap((row) => namesOf(row).map((name) => [name, row])).reverse());
    const numbered = new Map();
    const numbers = new Set([...fields.keys()].map((index) => index + 1).concat(Object.keys(names).map(Number)));
    for (const number of numbers) {
        const row = byName.get((names[number] ?? goNameOf(message, number)).toLowerCase());
        const found = row && treeOf(tree, row);
        if (found !== undefined)
            numbered.set(number, found);
    }
    return numbered;
}
/** What Go may call a field, but for capitals: as JSON does, or as the type of an embedded struct. */
function namesOf([name, type]) {
    const struct = typeof type === 'object' && 'type' in type ? type.type.slice(type.type.lastIndexOf('.') + 1) : '';
    return [name, struct].filter((each) => each !== '').map((each) => each.toLowerCase());
}
/** The tree of a field, or of its items. An embedded struct is a message of its own, but has no level in JSON. */
function treeOf(tree, [name, , flags]) {
    if (name === '')
        return tree;
    const field = tree.fields.get(name) ?? tree.each;
    if (field === undefined || field.isLeaf)
        return field;
    if ((flags & MAP) !== 0)
        return undefined;
    return (flags & LIST) !== 0 ? field.each : field;
}
