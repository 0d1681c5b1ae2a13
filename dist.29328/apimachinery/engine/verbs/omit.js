/** Removes the fields of a tree from a value. @returns how many there were */
export function omitFields(root, fields) {
    let count = 0;
    const pending = [[root, fields]];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
        const [value, tree] = next;
        if (typeof value !== 'object' || value === null)
            continue;
        if (Array.isArray(value)) {
            if (tree.each !== undefined)
                for (const item of value)
                    pending.push([item, tree.each]);
            continue;
        }
        const object = value;
        for (const [name, field] of tree.fields) {
            if (!Object.hasOwn(object, name))
                continue;
            if (field.isLeaf) {
                delete object[name];
                count++;
            }
            else
                pending.push([object[name], field]);
        }
        if (tree.each === undefined)
            continue;
        for (const [name, child] of Object.entries(object))
            if (!tree.fields.has(name))
                pending.push([child, tree.each]);
    }
    return count;
}
