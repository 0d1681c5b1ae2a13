import type { Issues } from './issue.ts';
import { type Source } from './source.ts';
import { SyntaxFault } from './syntax_fault.ts';
import { type Token, type TokenKind } from './token.ts';
/** What an operand without a sign begins with. */
export declare const MEMBER: readonly TokenKind[];
/** What an operand begins with. */
export declare const OPERAND: readonly TokenKind[];
/**
 * The tokens of an expression. Faults are reported and mended as by the parsers that ANTLR makes: a token too many is left
 * out, a missing one added, and otherwise tokens are skipped up to one that may follow. Until a token fits again, further
 * faults are not reported.
 */
export declare class TokenInput {
    /** What ends the constructs that are being read, the innermost last. */
    open: readonly (readonly TokenKind[])[];
    private readonly source;
    private readonly issues;
    private readonly list;
    private at;
    private recovering;
    private recoveries;
    private lastFault;
    constructor(source: Source, issues: Issues);
    get token(): Token;
    kindAt(offset: number): TokenKind;
    take(): Token;
    skip(kind: TokenKind): boolean;
    /** Takes a token that must come next. @throws SyntaxFault */
    expect(kind: TokenKind): Token;
    /** Makes sure that one of some tokens comes next; leaves out one before it. @throws SyntaxFault */
    sync(kinds: readonly TokenKind[]): void;
    /** A token that does not belong here: skips up to one that does. @throws SyntaxFault when there is none */
    unwanted(kinds: readonly TokenKind[]): void;
    /** The fault that none of several ways to go on fits: from the token that comes next to one behind it. */
    noAlternative(offset: number): SyntaxFault;
    /** Reports a fault and skips to a token that may follow what was being read. */
    recover(fault: SyntaxFault): void;
    private mismatch;
    /** What may come behind a token that is missing. */
    private followers;
    private recoverySet;
    private skipTo;
    private count;
    private reportToken;
    private report;
}
