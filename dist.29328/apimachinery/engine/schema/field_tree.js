/** A path, or a part of one, that can't be read. */
export class FieldPathSyntaxError extends Error {
    code = 'ERR_FIELD_PATH_SYNTAX';
    constructor(path) {
        super(`cannot read the path ${JSON.stringify(path)}: expected names such as metadata.annotations["example.com/note"] or spec.containers[*].env`);
        this.name = 'FieldPathSyntaxError';
    }
}
const newTree = () => ({ isLeaf: false, fields: new Map(), each: undefined });
/** A name, a name in quotes, or all items. */
const PART = /\.?([^.[\]"]+)|\[("(?:[^"\\]|\\.)*")\]|\[(\*)\]/y;
/**
 * The tree of some paths. A path is made of names with dots between them, from the object down; names with dots, brackets
 * or quotation marks stand as JSON strings in brackets, and `[*]` is every item of a list: `metadata.managedFields`,
 * `metadata.annotations["example.com/note"]`, `spec.containers[*].env`. All paths hold for the items of lists of objects
 * (below `items`), too.
 * @throws FieldPathSyntaxError
 */
export function fieldTree(paths) {
    const root = newTree();
    for (const path of paths) {
        let tree = root;
        PART.lastIndex = 0;
        if (path.startsWith('.'))
            throw new FieldPathSyntaxError(path);
        while (PART.lastIndex < path.length) {
            const part = PART.exec(path);
            if (part === null)
                throw new FieldPathSyntaxError(path);
            if (part[3] !== undefined)
                tree = tree.each ??= newTree();
            else
                tree = fieldOf(tree, part[1] ?? nameIn(part[2], path));
        }
        if (tree === root || path.endsWith('[*]'))
            throw new FieldPathSyntaxError(path);
        tree.isLeaf = true;
    }
    const items = fieldOf(root, 'items');
    items.each = items.each === undefined ? root : merged(root, items.each);
    return root;
}
/** What either tree has. */
function merged(a, b) {
    const both = newTree();
    both.isLeaf = a.isLeaf || b.isLeaf;
    both.each = a.each && b.each ? merged(a.each, b.each) : (a.each ?? b.each);
    for (const name of new Set([...a.fields.keys(), ...b.fields.keys()])) {
        const [one, other] = [a.fields.get(name), b.fields.get(name)];
        both.fields.set(name, one && other ? merged(one, other) : (one ?? other ?? newTree()));
    }
    return both;
}
function nameIn(quoted, path) {
    try {
        return JSON.parse(quoted);
    }
    catch {
        throw new FieldPathSyntaxError(path);
    }
}
function fieldOf(tree, name) {
    let field = tree.fields.get(name);
    if (field === undefined) {
        field = newTree();
        tree.fields.set(name, field);
    }
    return field;
}
