/** Where the text stops being an expression. */
export class SyntaxFault {
  /** Where, in UTF-16 units. */
  readonly at: number;
  readonly message: string;

  constructor(at: number, message: string) {
    this.at = at;
    this.message = message;
  }
}

/** Thrown when there are too many faults to go on; all is reported then. */
export class Abandoned {}

/** Thrown for an expression that nests too deeply. */
export class RecursionFault {
  readonly message: string;

  constructor(message: string) {
    this.message = message;
  }
}
