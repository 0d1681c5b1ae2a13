/** Names that mean something else to readers, or to the generated file. */
const RESERVED = [
    ...[
        'Array',
        'BigInt',
        'Boolean',
        'Date',
        'Error',
        'Function',
        'JSON',
        'Map',
        'Number',
        'Object',
        'Promise',
        'Record',
    ],
    ...['RegExp', 'Set', 'String', 'Symbol', 'Partial', 'Required', 'Readonly', 'Pick', 'Omit', 'Exclude', 'Extract'],
    ...['Base64', 'EmbeddedObject', 'Field', 'Int64', 'IntOrString', 'KindFacts', 'ListClass', 'ListMeta', 'ObjectClass'],
    ...['ObjectMeta', 'Scheme', 'Struct', 'Time', 'TypeMeta', 'TypedListBase', 'TypedObjectBase'],
];
/**
 * Names for types, as short as can be: the last word (with the Kind, for its spec and status), and where several would
 * have it, each with as many words before as it takes.
 * @param taken names of Kinds and their lists
 */
export function typeNames(shapes, taken) {
    const reserved = new Set([...RESERVED, ...taken]);
    const lengths = new Map(shapes.map((shape) => [shape, shape.words.length === 2 ? 2 : 1]));
    for (;;) {
        const byName = grouped(shapes, lengths);
        const clashing = [...byName].filter(([name, those]) => those.length > 1 || reserved.has(name) || !/^[A-Za-z]/.test(name));
        const longer = clashing.flatMap(([, those]) => those.filter((shape) => (lengths.get(shape) ?? 1) < shape.words.length));
        if (longer.length === 0)
            return numbered(byName, reserved);
        for (const shape of longer)
            lengths.set(shape, (lengths.get(shape) ?? 1) + 1);
    }
}
function grouped(shapes, lengths) {
    const byName = new Map();
    for (const shape of shapes) {
        const name = nameOf(shape, lengths.get(shape) ?? 1);
        byName.set(name, [...(byName.get(name) ?? []), shape]);
    }
    return byName;
}
/** The last words. */
function nameOf({ words }, length) {
    return words.slice(-length).join('');
}
/** Where all words are not enough: `Rule2`. */
function numbered(byName, reserved) {
    const names = new Map();
    const used = new Set([...reserved, ...byName.keys()]);
    for (const [name, shapes] of byName)
        for (const [index, shape] of shapes.entries()) {
            let free = name;
            const isTaken = index > 0 || reserved.has(name);
            for (let count = 2; isTaken && used.has(free); count++)
                free = `${name}${count}`;
            used.add(free);
            names.set(shape, free);
        }
    return names;
}
