/** What is wrong at one place of a document, in Go's words and with the place. */
export interface Fault {
    /**
     * - `type`: the value can't be what the field holds
     * - `unknown`: the struct has no such field (strict)
     * - `duplicate`: duplicate key (strict)
     */
    readonly reason: 'type' | 'unknown' | 'duplicate';
    /** Where: `spec.containers[0].ports[1].containerPort`. Empty for the whole document. */
    readonly path: string;
    /** The same as keys and indexes. */
    readonly keys: readonly (string | number)[];
    /** Go's text of the error. */
    readonly text: string;
}
/** Joins keys and indexes as Go's strict decoder does: `spec.containers[0].image`; a key's own dots are not marked. */
export declare function formatPath(keys: readonly (string | number)[]): string;
/** A Go string literal of the text, as `strconv.Quote` writes it. */
export declare function quote(text: string): string;
/** A character as Go writes its code: `\x7f`. */
export declare function escapeCode(code: number, letter: string, digits: number): string;
/** Whether Go's unicode.IsPrint takes the character. */
export declare function isPrintable(char: string): boolean;
