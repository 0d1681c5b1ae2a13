/** Fields of an object by their paths. */
export interface FieldTree {
    /** The field itself is meant. Otherwise fields below it are. */
    readonly isLeaf: boolean;
    /** The trees of the fields below, by name. */
    readonly fields: ReadonlyMap<string, FieldTree>;
    /** The tree of each item of a list, or of each value of a map. */
    readonly each: FieldTree | undefined;
}
/** A path, or a part of one, that can't be read. */
export declare class FieldPathSyntaxError extends Error {
    readonly code = "ERR_FIELD_PATH_SYNTAX";
    constructor(path: string);
}
/**
 * The tree of some paths. A path is made of names with dots between them, from the object down; names with dots, brackets
 * or quotation marks stand as JSON strings in brackets, and `[*]` is every item of a list: `metadata.managedFields`,
 * `metadata.annotations["example.com/note"]`, `spec.containers[*].env`. All paths hold for the items of lists of objects
 * (below `items`), too.
 * @throws FieldPathSyntaxError
 */
export declare function fieldTree(paths: readonly string[]): FieldTree;
