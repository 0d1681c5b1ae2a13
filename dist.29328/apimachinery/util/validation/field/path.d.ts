/**
 * The path from a root to a field: `spec.containers[0].name`. Immutable; every method returns a new path. Mirrors Go's
 * `field.Path`.
 */
export declare class Path {
    private readonly name;
    /** Undefined for a name and for the empty path. */
    private readonly subscript;
    private readonly parent;
    /** Use {@link newPath}. @internal */
    constructor(name: string, subscript: string | undefined, parent: Path | undefined);
    private isEmpty;
    /** The first element of the path. */
    root(): Path;
    /** A field below, and fields below that: `path.child('spec', 'replicas')`. */
    child(name: string, ...moreNames: readonly string[]): Path;
    /** An element of the list at this path. */
    index(index: number): Path;
    /** An entry of the map at this path. */
    key(key: string): Path;
    /** `spec.containers[0].name`. An empty name counts as a subscript, as in Go; the empty path is `<nil>`. */
    toString(): string;
}
/**
 * A path starting at a field: `newPath('metadata', 'labels')`. Without a name it is empty, which is Go's nil path: its
 * children, elements and entries are roots. Mirrors Go's `field.NewPath`.
 */
export declare function newPath(name?: string, ...moreNames: readonly string[]): Path;
/** The path of a value, for errors. Mirrors Go's `field.PathOption`. */
export interface PathOptions {
    readonly path?: Path | undefined;
}
/** The options with this path. Mirrors Go's `field.WithPath`. */
export declare function withPath(path: Path | undefined): PathOptions;
/** The path of the options. Mirrors Go's `field.ToPath`. */
export declare function toPath(options: PathOptions | undefined): Path | undefined;
/** The string form of a path; undefined counts as the empty path. */
export declare function pathToString(path: Path | undefined): string;
