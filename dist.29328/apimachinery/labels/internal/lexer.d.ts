/** The tokens of a selector. `word` is a key or value; `end` is the end of input. */
export type Token = 'word' | 'in' | 'notin' | '!' | '=' | '==' | '!=' | '>' | '<' | '(' | ')' | ',' | 'end';
/** A token and its string. */
export interface Item {
    readonly token: Token;
    readonly text: string;
}
/** The tokens of a selector, the last of which is the end. */
export declare function lex(text: string): Item[];
