/** The warnings that a response carries in its headers. */
export class Warnings {
  readonly #texts = new Set<string>();

  /** Adds a warning. The same text is sent once. */
  add(text: string): void {
    if (text !== '') this.#texts.add(text);
  }

  /** The values of the headers `Warning`, as Go's `net.NewWarningHeader` writes them. */
  get headers(): string[] {
    return Array.from(this.#texts, (text) => `299 - "${escaped(text)}"`);
  }
}

/** A header is one line of characters that every client can read. */
function escaped(text: string): string {
  return text
    .replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .replace(/[^\u0020-\u007e]/gu, (character) => encodeURIComponent(character))
    .replace(/["\\]/g, '\\$&');
}
