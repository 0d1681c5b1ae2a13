import type { Token } from './token.ts';
/** What reads no token: `text` is from the start of the attempt to the character at which it failed. */
export type LexicalFault = (start: number, text: string) => void;
/**
 * Cuts an expression into tokens, `<EOF>` last. What reads no token is reported and skipped, as a lexer made by ANTLR
 * does it: everything up to and including the character at which the longest attempt failed.
 */
export declare function tokens(text: string, fault: LexicalFault): Token[];
