import { tokens } from './lexer.js';
import { NO_LOCATION } from './source.js';
import { Abandoned, SyntaxFault } from './syntax_fault.js';
import { TOKEN_ORDER } from './token.js';
/** What an operand without a sign begins with. */
export const MEMBER = [
    "'['",
    "'{'",
    "'('",
    "'.'",
    "'-'",
    "'true'",
    "'false'",
    "'null'",
    'NUM_FLOAT',
    'NUM_INT',
    'NUM_UINT',
    'STRING',
    'BYTES',
    'IDENTIFIER',
];
/** What an operand begins with. */
export const OPERAND = [...MEMBER, "'!'"];
/** What may follow an operand in any expression. */
const OPERATORS = [
    "'=='",
    "'!='",
    "'in'",
    "'<'",
    "'<='",
    "'>='",
    "'>'",
    "'&&'",
    "'||'",
    "'?'",
    "'-'",
    "'+'",
    "'*'",
    "'/'",
    "'%'",
];
/** How often reading goes on after a fault, and how many tokens it may skip then. */
const MOST_RECOVERIES = 30;
const MOST_SKIPPED = 256;
/**
 * The tokens of an expression. Faults are reported and mended as by the parsers that ANTLR makes: a token too many is left
 * out, a missing one added, and otherwise tokens are skipped up to one that may follow. Until a token fits again, further
 * faults are not reported.
 */
export class TokenInput {
    /** What ends the constructs that are being read, the innermost last. */
    open = [];
    source;
    issues;
    list;
    at = 0;
    recovering = false;
    recoveries = 0;
    lastFault = '';
    constructor(source, issues) {
        this.source = source;
        this.issues = issues;
        this.list = tokens(source.text, (start, text) => {
            this.report(start, `token recognition error at: '${text}'`);
        });
    }
    get token() {
        return this.list[this.at];
    }
    kindAt(offset) {
        return this.list[Math.min(this.at + offset, this.list.length - 1)].kind;
    }
    take() {
        this.recovering = false;
        const { token } = this;
        if (this.at < this.list.length - 1)
            this.at++;
        return token;
    }
    skip(kind) {
        if (this.kindAt(0) !== kind)
            return false;
        this.take();
        return true;
    }
    /** Takes a token that must come next. @throws SyntaxFault */
    expect(kind) {
        const { token } = this;
        if (token.kind === kind)
            return this.take();
        this.count();
        if (this.kindAt(1) === kind) {
            this.reportToken('extraneous input', token, [kind]);
            this.take();
            return this.take();
        }
        if (this.followers(kind).includes(token.kind)) {
            if (!this.recovering)
                this.report(token.start, `missing ${kind} at '${escaped(token.text)}'`);
            this.recovering = true;
            return { kind, text: '', start: token.start };
        }
        throw this.mismatch([kind]);
    }
    /** Makes sure that one of some tokens comes next; leaves out one before it. @throws SyntaxFault */
    sync(kinds) {
        if (kinds.includes(this.kindAt(0)))
            return;
        if (this.recovering || !kinds.includes(this.kindAt(1)) || this.kindAt(0) === '<EOF>')
            throw this.mismatch(kinds);
        this.reportToken('extraneous input', this.token, kinds);
        this.take();
    }
    /** A token that does not belong here: skips up to one that does. @throws SyntaxFault when there is none */
    unwanted(kinds) {
        if (!this.recovering)
            this.reportToken('extraneous input', this.token, kinds);
        this.recovering = true;
        this.skipTo([...kinds, ...this.recoverySet()]);
        if (!kinds.includes(this.kindAt(0)))
            throw this.mismatch(kinds);
    }
    /** The fault that none of several ways to go on fits: from the token that comes next to one behind it. */
    noAlternative(offset) {
        const last = this.list[Math.min(this.at + offset, this.list.length - 1)];
        const end = last.kind === '<EOF>' ? last.start : last.start + last.text.length;
        const input = escaped(this.source.text.slice(this.token.start, end));
        const word = /^.(true|false|null)$/.exec(input)?.[1];
        const message = word === undefined
            ? `no viable alternative at input '${input}'`
            : `mismatched input '${word}' expecting IDENTIFIER`;
        return new SyntaxFault(last.start, message);
    }
    /** Reports a fault and skips to a token that may follow what was being read. */
    recover(fault) {
        this.count();
        if (!this.recovering)
            this.report(fault.at, fault.message);
        this.recovering = true;
        const here = `${this.at} ${fault.message}`;
        if (this.lastFault === here && this.kindAt(0) !== '<EOF>')
            this.at++;
        this.lastFault = here;
        this.skipTo(this.recoverySet());
    }
    mismatch(kinds) {
        const { token } = this;
        return new SyntaxFault(token.start, `mismatched input '${escaped(token.text)}' expecting ${expecting(kinds)}`);
    }
    /** What may come behind a token that is missing. */
    followers(kind) {
        if (kind === "':'")
            return OPERAND;
        if (kind !== "')'" && kind !== "']'" && kind !== "'}'")
            return [];
        return [...OPERATORS, "'.'", "'['", ...(this.open.at(-1) ?? ['<EOF>'])];
    }
    recoverySet() {
        return [...OPERATORS, ...this.open.flat(), '<EOF>'];
    }
    skipTo(kinds) {
        for (let skipped = 0; !kinds.includes(this.kindAt(0)) && this.kindAt(0) !== '<EOF>'; skipped++) {
            if (skipped >= MOST_SKIPPED) {
                this.issues.report(NO_LOCATION, `error recovery token lookahead limit exceeded: ${MOST_SKIPPED}`);
                throw new Abandoned();
            }
            this.at++;
        }
    }
    count() {
        if (this.recoveries++ < MOST_RECOVERIES)
            return;
        this.report(this.token.start, `error recovery attempt limit exceeded: ${MOST_RECOVERIES}`);
        throw new Abandoned();
    }
    reportToken(what, token, kinds) {
        if (!this.recovering)
            this.report(token.start, `${what} '${escaped(token.text)}' expecting ${expecting(kinds)}`);
    }
    report(at, message) {
        // Where there is no text at all, the end has no place.
        const location = this.source.text === '' ? { line: 1, column: -1 } : this.source.locationOf(at);
        this.issues.report(location, `Syntax error: ${message}`);
    }
}
function expecting(kinds) {
    if (kinds.length === 1)
        return kinds[0];
    const order = TOKEN_ORDER.filter((kind) => kinds.includes(kind));
    return `{${order.join(', ')}}`;
}
function escaped(text) {
    return text.replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll('\t', '\\t');
}
