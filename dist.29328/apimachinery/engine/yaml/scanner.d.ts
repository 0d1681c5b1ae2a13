import { Cursor } from './cursor.ts';
import type { Token } from './token.ts';
/** A key that is not marked with `?` must end within this many characters. */
export declare const maxKeyLength = 1024;
/**
 * Turns text into tokens on demand, with the rules (and the leniency) of libyaml's 1.1 scanner, which Go uses:
 * this decides what is an error, so it follows that behaviour rather than the YAML 1.2 grammar.
 */
export declare class Scanner extends Cursor {
    private readonly indents;
    private tokens;
    private head;
    private parsed;
    private ready;
    private readonly candidates;
    /** The next token, which stays the next one until `skip`. */
    peek(): Token;
    skip(): void;
    /** The number that the next token will have. */
    private get nextNumber();
    private fill;
    /** The first token may turn out to be a key: then a KEY token must still be put before it. */
    private candidateOfHead;
    private isValid;
    private tooLong;
    private saveCandidate;
    private dropCandidate;
    private push;
    /** A token of one character. */
    private indicator;
    private insert;
    /** Opens a block collection if `column` is deeper than the current one. */
    private openBlock;
    /** Opens a block collection at an indicator, where a collection of blocks may begin. */
    private openHere;
    private closeBlocks;
    private endBlocks;
    private fetch;
    private scalar;
    private skipToToken;
    private fetchEnd;
    private fetchDirective;
    private fetchIndicator;
    private fetchFlowStart;
    private fetchFlowEnd;
    private fetchBlockEntry;
    private fetchKey;
    private fetchValue;
    private fetchProperty;
}
