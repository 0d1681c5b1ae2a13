import { CR, isBlankOrEnd, isBreakOrEnd, LF, SPACE, TAB } from './character.ts';
import { YAMLError } from './error.ts';

/** A comment: where its `#` stands, counted from 1, and its text from there to the end of the line. */
export interface YAMLComment {
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

/** A position in a text, and the primitives that the readers of all scalars share. */
export class Cursor {
  /** The text with NUL behind it. */
  readonly text: string;
  pos = 0;
  line = 0;
  lineStart = 0;
  flowLevel = 0;
  indent = -1;
  simpleKeyAllowed = true;
  /** Collects comments, where somebody asks for them. */
  comments: YAMLComment[] | undefined = undefined;

  constructor(text: string) {
    this.text = text + '\0';
  }

  get column(): number {
    return this.pos - this.lineStart;
  }

  /** Refuses the text at the current place. */
  fail(problem: string): never {
    const where = this.line === 0 ? '' : `line ${this.line + 1}: `;
    throw new YAMLError(`yaml: ${where}${problem}`, this.line + 1, this.column + 1);
  }

  /** Steps over one line break; CR LF is one. */
  skipBreak(): void {
    this.pos += this.text.charCodeAt(this.pos) === CR && this.text.charCodeAt(this.pos + 1) === LF ? 2 : 1;
    this.line++;
    this.lineStart = this.pos;
  }

  /** Steps over one line break and gives what it is in a value: LF, or LS and PS as they are. */
  readBreak(): string {
    const c = this.text.charCodeAt(this.pos);
    this.skipBreak();
    return c === 0x2028 ? '\u2028' : c === 0x2029 ? '\u2029' : '\n';
  }

  skipBlanks(): void {
    let c = this.text.charCodeAt(this.pos);
    while (c === SPACE || c === TAB) c = this.text.charCodeAt(++this.pos);
  }

  skipComment(): void {
    if (this.text.charCodeAt(this.pos) !== 0x23) return;
    const start = this.pos;
    while (!isBreakOrEnd(this.text.charCodeAt(this.pos))) this.pos++;
    this.comments?.push({
      line: this.line + 1,
      column: start - this.lineStart + 1,
      text: this.text.slice(start, this.pos),
    });
  }

  /** Whether a line starts here with `---` or `...`. */
  atDocumentIndicator(): boolean {
    if (this.pos !== this.lineStart) return false;
    const c = this.text.charCodeAt(this.pos);
    return (
      (c === 0x2d || c === 0x2e) &&
      this.text.charCodeAt(this.pos + 1) === c &&
      this.text.charCodeAt(this.pos + 2) === c &&
      isBlankOrEnd(this.text.charCodeAt(this.pos + 3))
    );
  }
}
