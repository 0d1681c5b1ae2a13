/** One step of a JSON patch (RFC 6902). Paths are JSON pointers (RFC 6901): `/metadata/labels/example.com~1role`. */
export interface Operation {
    readonly op: 'add' | 'remove' | 'replace' | 'move' | 'copy' | 'test' | (string & {});
    readonly path: string;
    /** Of `move` and `copy`. */
    readonly from?: string;
    /** Of `add`, `replace` and `test`. */
    readonly value?: unknown;
}
/** Fails unless a value is a list of objects. @throws JSONPatchError */
export declare function checkOperations(patch: unknown): readonly (Readonly<Record<string, unknown>> | null)[];
/** Escapes a key for a JSON pointer. */
export declare function escapePointer(key: string): string;
/** Unescapes a segment of a JSON pointer. */
export declare function unescapePointer(part: string): string;
