/** What JSON.parse can't tell about an object or array of a text. */
export declare class JSONNotes {
    readonly isArray: boolean;
    /** Numbers with a fraction or an exponent, as they are spelled, by key or index. */
    readonly spellings: Map<string, string>;
    /** The repetitions of keys, with their offsets. */
    readonly duplicates: [key: string, offset: number][];
    /** Where keys or items start, in UTF-16 units from the start of the text. */
    readonly offsets: Map<string, number>;
    /** The notes on objects and arrays within, by key or index. */
    readonly parts: Map<string, JSONNotes>;
    constructor(isArray: boolean);
}
/**
 * Numbers that a text spells with a fraction or an exponent (`1.0`, `1e3`): the spelling of a number, or of an object or
 * array those of its members or items that have some, by key or index.
 */
export type Spellings = string | {
    readonly [key: string]: Spellings;
};
/** The spellings of a member or item. */
export declare function spellingsAt(spellings: Spellings | undefined, key: string | number): Spellings | undefined;
/** The notes on what a path leads to. */
export declare function notesAt(root: JSONNotes | undefined, keys: readonly (string | number)[]): JSONNotes | undefined;
/** A key that repeats one of the same object. */
export interface DuplicateKey {
    readonly keys: readonly (string | number)[];
    /** Where the repetition starts, in UTF-16 units from the start of the text. */
    readonly offset: number;
}
/** More are not told of: each has a path, and paths may be long. */
export declare const MAX_DUPLICATES = 1000;
/**
 * The first repetitions of keys in a text, in its order.
 * @param distinct counts a key of an object once, however often it is repeated
 */
export declare function duplicatesOf(root: JSONNotes | undefined, most: number, { distinct }?: {
    readonly distinct?: boolean;
}): DuplicateKey[];
/** The spellings in a text, given the notes on it; undefined when there are none. */
export declare function spellingsOf(root: JSONNotes | undefined): Spellings | undefined;
