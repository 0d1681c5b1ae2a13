import { isBlankOrEnd, isBreak, isIndicator, SPACE, TAB } from './character.ts';
import { Cursor } from './cursor.ts';
import { scanBlockScalar } from './scan_block.ts';
import { scanPlain } from './scan_plain.ts';
import { scanAnchor, scanDirective, scanTag } from './scan_property.ts';
import { scanQuoted } from './scan_quoted.ts';
import type { Token } from './token.ts';
import * as t from './token.ts';

/** How deep blocks and flow collections may nest; Go's limit. */
const maxDepth = 10_000;
/** A key that is not marked with `?` must end within this many characters. */
export const maxKeyLength = 1024;

/** A place where a key without `?` may have started, found out only at the `:` behind it. */
interface KeyCandidate {
  possible: boolean;
  /** Block context at the indentation of the mapping: anything else than a key is an error there. */
  required: boolean;
  /** Whether its token is held back until it is known to be a key or not. */
  awaited: boolean;
  tokenNumber: number;
  pos: number;
  line: number;
  column: number;
}

/**
 * Turns text into tokens on demand, with the rules (and the leniency) of libyaml's 1.1 scanner, which Go uses:
 * this decides what is an error, so it follows that behaviour rather than the YAML 1.2 grammar.
 */
export class Scanner extends Cursor {
  private readonly indents: number[] = [];
  private tokens: Token[] = [];
  private head = 0;
  private parsed = 0;
  private ready = false;
  // One candidate per flow level, with rising token numbers.
  private readonly candidates: KeyCandidate[] = [newCandidate(0)];

  /** The next token, which stays the next one until `skip`. */
  peek(): Token {
    if (!this.ready) this.fill();
    return this.tokens[this.head]!;
  }

  skip(): void {
    this.ready = false;
    this.parsed++;
    this.head++;
    if (this.head === this.tokens.length) {
      this.tokens.length = 0;
      this.head = 0;
    }
  }

  /** The number that the next token will have. */
  private get nextNumber(): number {
    return this.parsed + this.tokens.length - this.head;
  }

  private fill(): void {
    for (;;) {
      if (this.head !== this.tokens.length) {
        const candidate = this.candidateOfHead();
        if (candidate === undefined || !this.isValid(candidate)) break;
      }
      this.fetch();
    }
    this.ready = true;
  }

  /** The first token may turn out to be a key: then a KEY token must still be put before it. */
  private candidateOfHead(): KeyCandidate | undefined {
    let low = 0;
    let high = this.candidates.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.candidates[middle]!.tokenNumber < this.parsed) low = middle + 1;
      else high = middle;
    }
    const found = this.candidates[low]!;
    return found.possible && found.awaited && found.tokenNumber === this.parsed ? found : undefined;
  }

  private isValid(candidate: KeyCandidate): boolean {
    if (!candidate.possible) return false;
    if (candidate.line < this.line || this.tooLong(candidate.pos)) {
      if (candidate.required) this.fail("could not find expected ':'");
      candidate.possible = false;
      return false;
    }
    return true;
  }

  private tooLong(start: number): boolean {
    if (this.pos - start <= maxKeyLength) return false;
    let characters = 0;
    for (let i = start; i < this.pos && characters <= maxKeyLength; characters++) {
      i += this.text.codePointAt(i)! > 0xffff ? 2 : 1;
    }
    return characters > maxKeyLength;
  }

  private saveCandidate(): void {
    if (!this.simpleKeyAllowed) return;
    this.dropCandidate();
    const key = this.candidates.at(-1)!;
    key.possible = true;
    key.awaited = true;
    key.required = this.flowLevel === 0 && this.indent === this.column;
    key.tokenNumber = this.nextNumber;
    key.pos = this.pos;
    key.line = this.line;
    key.column = this.column;
  }

  private dropCandidate(): void {
    const key = this.candidates.at(-1)!;
    if (key.possible && key.required) this.fail("could not find expected ':'");
    key.possible = false;
  }

  private push(type: number, width: number): void {
    const column = this.column;
    this.tokens.push({
      type,
      line: this.line,
      column,
      endColumn: column + width,
      end: this.pos + width,
      value: '',
      suffix: '',
      plain: false,
    });
  }

  /** A token of one character. */
  private indicator(type: number): void {
    this.push(type, 1);
    this.pos++;
  }

  private insert(number: number, type: number, line: number, column: number): void {
    const token = { type, line, column, endColumn: column, end: this.pos, value: '', suffix: '', plain: false };
    const tokens = this.tokens;
    tokens.push(token);
    if (number < this.parsed) return;
    const at = this.head + number - this.parsed;
    for (let i = tokens.length - 1; i > at; i--) tokens[i] = tokens[i - 1]!;
    tokens[at] = token;
  }

  /** Opens a block collection if `column` is deeper than the current one. */
  private openBlock(column: number, type: number, number: number, line: number): void {
    if (this.flowLevel > 0 || this.indent >= column) return;
    this.indents.push(this.indent);
    this.indent = column;
    if (this.indents.length > maxDepth) this.fail(`exceeded max depth of ${maxDepth}`);
    this.insert(number, type, line, column);
  }

  /** Opens a block collection at an indicator, where a collection of blocks may begin. */
  private openHere(type: number, what: string): void {
    if (this.flowLevel > 0) return;
    if (!this.simpleKeyAllowed) this.fail(`${what} are not allowed in this context`);
    this.openBlock(this.column, type, this.nextNumber, this.line);
  }

  private closeBlocks(column: number): void {
    if (this.flowLevel > 0) return;
    while (this.indent > column) {
      this.push(t.BLOCK_END, 0);
      this.indent = this.indents.pop()!;
    }
  }

  private endBlocks(): void {
    this.closeBlocks(-1);
    this.dropCandidate();
    this.simpleKeyAllowed = false;
  }

  private fetch(): void {
    this.skipToToken();
    this.closeBlocks(this.column);
    const c = this.text.charCodeAt(this.pos);
    if (c === 0) return this.fetchEnd();
    if (this.pos === this.lineStart) {
      if (c === 0x25) return this.fetchDirective();
      if (this.atDocumentIndicator()) return this.fetchIndicator(c === 0x2d ? t.DOCUMENT_START : t.DOCUMENT_END);
    }
    const flow = this.flowLevel > 0;
    switch (c) {
      case 0x5b:
        return this.fetchFlowStart(t.FLOW_SEQUENCE_START);
      case 0x7b:
        return this.fetchFlowStart(t.FLOW_MAPPING_START);
      case 0x5d:
        return this.fetchFlowEnd(t.FLOW_SEQUENCE_END);
      case 0x7d:
        return this.fetchFlowEnd(t.FLOW_MAPPING_END);
      case 0x2c: // ,
        this.dropCandidate();
        this.simpleKeyAllowed = true;
        this.indicator(t.FLOW_ENTRY);
        return;
      case 0x2d: // -
        if (isBlankOrEnd(this.text.charCodeAt(this.pos + 1))) return this.fetchBlockEntry();
        break;
      case 0x3f: // ?
        if (flow || isBlankOrEnd(this.text.charCodeAt(this.pos + 1))) return this.fetchKey();
        break;
      case 0x3a: // :
        if (flow || isBlankOrEnd(this.text.charCodeAt(this.pos + 1))) return this.fetchValue();
        break;
      case 0x2a:
        return this.fetchProperty(t.ALIAS);
      case 0x26:
        return this.fetchProperty(t.ANCHOR);
      case 0x21:
        return this.fetchProperty(t.TAG);
      case 0x7c: // |
      case 0x3e: // >
        if (flow) break;
        this.dropCandidate();
        this.simpleKeyAllowed = true;
        return this.scalar(false, () => scanBlockScalar(this, c === 0x7c));
      case 0x27:
      case 0x22:
        this.saveCandidate();
        this.simpleKeyAllowed = false;
        return this.scalar(false, () => scanQuoted(this, c === 0x27));
    }
    if (!startsPlain(c, this.text.charCodeAt(this.pos + 1), flow))
      this.fail('found character that cannot start any token');
    this.saveCandidate();
    this.simpleKeyAllowed = false;
    this.scalar(true, scanPlain);
  }

  private scalar(plain: boolean, scan: (cursor: Cursor) => string): void {
    const line = this.line;
    const column = this.column;
    const value = scan(this);
    this.tokens.push({ type: t.SCALAR, line, column, endColumn: column, end: this.pos, value, suffix: '', plain });
  }

  private skipToToken(): void {
    for (;;) {
      // Differs from Go: after two byte order marks it skips the first character of every line.
      if (this.pos === 0 && this.text.charCodeAt(0) === 0xfeff) this.pos++;
      let c = this.text.charCodeAt(this.pos);
      // A tab may not stand where it could be taken for indentation.
      const tabs = this.flowLevel > 0 || !this.simpleKeyAllowed;
      while (c === SPACE || (tabs && c === TAB)) c = this.text.charCodeAt(++this.pos);
      if (c === 0x23) {
        this.skipComment();
        c = this.text.charCodeAt(this.pos);
      }
      if (!isBreak(c)) return;
      this.skipBreak();
      if (this.flowLevel === 0) this.simpleKeyAllowed = true;
    }
  }

  private fetchEnd(): void {
    if (this.pos !== this.lineStart) {
      this.line++;
      this.lineStart = this.pos;
    }
    this.endBlocks();
    this.push(t.STREAM_END, 0);
  }

  private fetchDirective(): void {
    this.endBlocks();
    this.tokens.push(scanDirective(this));
  }

  private fetchIndicator(type: number): void {
    this.endBlocks();
    this.push(type, 3);
    this.pos += 3;
  }

  private fetchFlowStart(type: number): void {
    this.saveCandidate();
    this.candidates.push(newCandidate(this.nextNumber));
    if (++this.flowLevel > maxDepth) this.fail(`exceeded max depth of ${maxDepth}`);
    this.simpleKeyAllowed = true;
    this.indicator(type);
  }

  private fetchFlowEnd(type: number): void {
    this.dropCandidate();
    if (this.flowLevel > 0) {
      this.flowLevel--;
      const closed = this.candidates.pop()!;
      const outer = this.candidates.at(-1)!;
      // libyaml as Go has it forgets that a collection may be a key if nothing in it could have been one: `[]: 1`
      // is an error, `{a}: 1` is not.
      if (closed.tokenNumber === outer.tokenNumber) outer.awaited = false;
    }
    this.simpleKeyAllowed = false;
    this.indicator(type);
  }

  private fetchBlockEntry(): void {
    this.openHere(t.BLOCK_SEQUENCE_START, 'block sequence entries');
    this.dropCandidate();
    this.simpleKeyAllowed = true;
    this.indicator(t.BLOCK_ENTRY);
  }

  private fetchKey(): void {
    this.openHere(t.BLOCK_MAPPING_START, 'mapping keys');
    this.dropCandidate();
    this.simpleKeyAllowed = this.flowLevel === 0;
    this.indicator(t.KEY);
  }

  private fetchValue(): void {
    const key = this.candidates.at(-1)!;
    if (this.isValid(key)) {
      this.insert(key.tokenNumber, t.KEY, key.line, key.column);
      this.openBlock(key.column, t.BLOCK_MAPPING_START, key.tokenNumber, key.line);
      key.possible = false;
      this.simpleKeyAllowed = false;
    } else {
      this.openHere(t.BLOCK_MAPPING_START, 'mapping values');
      this.simpleKeyAllowed = this.flowLevel === 0;
    }
    this.indicator(t.VALUE);
  }

  private fetchProperty(type: number): void {
    this.saveCandidate();
    this.simpleKeyAllowed = false;
    this.tokens.push(type === t.TAG ? scanTag(this) : scanAnchor(this, type));
  }
}

function newCandidate(tokenNumber: number): KeyCandidate {
  return { possible: false, required: false, awaited: false, tokenNumber, pos: 0, line: 0, column: 0 };
}

function startsPlain(c: number, next: number, flow: boolean): boolean {
  switch (c) {
    case 0x2d: // -
      return next !== SPACE && next !== TAB;
    case 0x3f: // ?
    case 0x3a: // :
      return !flow && !isBlankOrEnd(next);
    default:
      return !isBlankOrEnd(c) && !isIndicator(c);
  }
}
