/**
 * The path from a root to a field: `spec.containers[0].name`. Immutable; every method returns a new path. Mirrors Go's
 * `field.Path`.
 */
export class Path {
    name;
    /** Undefined for a name and for the empty path. */
    subscript;
    parent;
    /** Use {@link newPath}. @internal */
    constructor(name, subscript, parent) {
        this.name = name;
        this.subscript = subscript;
        this.parent = parent?.isEmpty() === true ? undefined : parent;
    }
    isEmpty() {
        return this.name === '' && this.subscript === undefined;
    }
    /** The first element of the path. */
    root() {
        let at = this;
        while (at.parent !== undefined)
            at = at.parent;
        return at;
    }
    /** A field below, and fields below that: `path.child('spec', 'replicas')`. */
    child(name, ...moreNames) {
        return below(this, name, moreNames);
    }
    /** An element of the list at this path. */
    index(index) {
        return new Path('', String(index), this);
    }
    /** An entry of the map at this path. */
    key(key) {
        return new Path('', key, this);
    }
    /** `spec.containers[0].name`. An empty name counts as a subscript, as in Go; the empty path is `<nil>`. */
    toString() {
        if (this.isEmpty())
            return '<nil>';
        const parts = [];
        for (let at = this; at !== undefined; at = at.parent) {
            if (at.name === '')
                parts.push(`[${at.subscript}]`);
            else
                parts.push(at.parent === undefined ? at.name : `.${at.name}`);
        }
        return parts.reverse().join('');
    }
}
/**
 * A path starting at a field: `newPath('metadata', 'labels')`. Without a name it is empty, which is Go's nil path: its
 * children, elements and entries are roots. Mirrors Go's `field.NewPath`.
 */
export function newPath(name, ...moreNames) {
    return name === undefined ? new Path('', undefined, undefined) : below(undefined, name, moreNames);
}
function below(parent, name, moreNames) {
    let path = new Path(name, '', parent);
    for (const each of moreNames)
        path = new Path(each, '', path);
    return path;
}
/** The options with this path. Mirrors Go's `field.WithPath`. */
export function withPath(path) {
    return { path };
}
/** The path of the options. Mirrors Go's `field.ToPath`. */
export function toPath(options) {
    return options?.path;
}
/** The string form of a path; undefined counts as the empty path. */
export function pathToString(path) {
    return path === undefined ? '<nil>' : path.toString();
}
