/**
 * A MicroTime for the official client: a Date that also has the text it was made of, because a Date counts
 * milliseconds. The official client writes the text.
 */
export class MicroTimeDate extends Date {
  readonly #text: string;

  constructor(text: string) {
    super(text);
    this.#text = text;
  }

  override toISOString(): string {
    return this.#text;
  }

  override toJSON(): string {
    return this.#text;
  }
}
