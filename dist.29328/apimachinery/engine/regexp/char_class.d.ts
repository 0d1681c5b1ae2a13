/** Something that a character may be. */
export type CharTest = (code: number) => boolean;
/** A set of characters. Nearly all text is ASCII, for which the answers are computed once. */
export declare class CharClass {
    #private;
    constructor(test: CharTest);
    has(code: number): boolean;
}
/** The characters from one to another, with their other cases if `fold`. */
export declare function range(low: number, high: number, fold: boolean): CharTest;
export declare function not(test: CharTest): CharTest;
export declare function anyOf(tests: readonly CharTest[]): CharTest;
/** `[:word:]` and `\w`: what word boundaries are about. */
export declare function isWordChar(code: number): boolean;
/** What `[:alpha:]` or, with a caret, `[:^alpha:]` means. Undefined when there is no such class. */
export declare function posixClass(name: string, fold: boolean): CharTest | undefined;
/** What `\d`, `\s`, `\w` or, with the letter in upper case, its opposite means. */
export declare function perlClass(letter: string, fold: boolean): CharTest | undefined;
/** The characters of a category or script: `L`, `Lu`, `Letter`, `Greek`. Undefined when there is none of that name. */
export declare function unicodeClass(name: string, fold: boolean): CharTest | undefined;
