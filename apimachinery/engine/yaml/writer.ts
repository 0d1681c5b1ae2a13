/** Collects the pieces of a YAML text and keeps track of where the next one goes. */
export class Writer {
  /** Longer lines are folded at the next blank. */
  readonly width: number;
  private readonly pieces: string[] = [];
  /** Characters on the current line. */
  column = 0;
  /** The last thing written separates: nothing or blanks. */
  whitespace = true;
  /** So far the line holds only indentation, `-`, `?` and `:`. */
  indention = true;

  constructor(width: number) {
    this.width = width;
  }

  /** Writes text without a line break. */
  write(text: string): void {
    this.pieces.push(text);
    this.column += text.length;
  }

  /** Writes a line break. */
  breakLine(text = '\n'): void {
    this.pieces.push(text);
    this.column = 0;
  }

  /** Goes to column `indent`, on a new line unless the current one has nothing in the way. */
  indent(indent: number): void {
    if (!this.indention || this.column > indent || (this.column === indent && !this.whitespace)) this.breakLine();
    if (this.column < indent) this.write(' '.repeat(indent - this.column));
    this.whitespace = true;
    this.indention = true;
  }

  /** Writes `-`, `?`, `:`, quotes or brackets. */
  indicator(text: string, separate: boolean, keepsIndention: boolean): void {
    this.write(separate && !this.whitespace ? ' ' + text : text);
    this.whitespace = false;
    this.indention = this.indention && keepsIndention;
  }

  toString(): string {
    return this.pieces.join('');
  }
}
