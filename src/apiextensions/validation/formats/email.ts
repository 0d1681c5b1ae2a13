import { isStrictAddress } from './addresses.ts';

/** Whether the text is one address of RFC 5322, with or without a name: what Go's `mail.ParseAddress` takes. */
export function isEmail(text: string): boolean {
  const reader = new AddressReader(text);
  return reader.readAddress(true) && reader.skipComments() && reader.atEnd();
}

/** Parses from the left; false, or undefined, means an error. */
class AddressReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  atEnd(): boolean {
    return this.#at === this.#text.length;
  }

  /** One address, or a group of one. */
  readAddress(groups: boolean): boolean {
    this.#skipSpaces();
    if (this.atEnd()) return false;
    const start = this.#at;
    if (this.#readSpec()) {
      this.#skipSpaces();
      return this.#peek() !== '(' || this.#readNameComment();
    }
    this.#at = start;
    if (this.#peek() !== '<' && !this.#readPhrase()) return false;
    this.#skipSpaces();
    if (groups && this.#consume(':')) return this.#readGroup();
    return this.#consume('<') && this.#readSpec() && this.#consume('>');
  }

  /** Groups of none or several are no address. */
  #readGroup(): boolean {
    return this.readAddress(false) && this.skipComments() && this.#consume(';') && this.skipComments();
  }

  /** `local@domain` */
  #readSpec(): boolean {
    this.#skipSpaces();
    if (this.#peek() === '"') {
      const quoted = this.#readQuoted();
      if (quoted === undefined || quoted === 0) return false;
    } else if (!isDotAtom(this.#readAtom())) {
      return false;
    }
    if (!this.#consume('@')) return false;
    this.#skipSpaces();
    return this.#peek() === '[' ? this.#readDomainLiteral() : isDotAtom(this.#readAtom());
  }

  /**
   * Words before an address in angle brackets. An error after the first word just ends the phrase. Encoded words are kept
   * for the next plain one: until then no comment may follow, and if they are empty they are no words.
   */
  #readPhrase(): boolean {
    let hasWord = false;
    let keepsEncoded = false;
    for (;;) {
      if (hasWord && !this.skipComments()) return false;
      this.#skipSpaces();
      if (this.atEnd()) return true;
      const start = this.#at;
      if (this.#peek() === '"') {
        if (this.#readQuoted() === undefined) {
          this.#at = start;
          return hasWord || keepsEncoded;
        }
        hasWord = true;
        continue;
      }
      const atom = this.#readAtom();
      const decoded = decodedLength(atom);
      if (atom === '' || decoded === 'unknown charset') return hasWord || keepsEncoded;
      if (decoded === undefined) hasWord = true;
      else keepsEncoded ||= decoded > 0;
    }
  }

  /** The number of characters between the quotes. */
  #readQuoted(): number | undefined {
    let length = 0;
    for (let at = this.#at + 1; at < this.#text.length; at++) {
      const char = this.#text[at]!;
      if (char === '"') {
        this.#at = at + 1;
        return length;
      }
      if (char === '\\') at++;
      if (at === this.#text.length || !(isVisible(this.#text[at]!) || isSpace(this.#text[at]!))) return undefined;
      length++;
    }
    return undefined;
  }

  #readAtom(): string {
    const start = this.#at;
    while (!this.atEnd() && isVisible(this.#peek()) && !'()<>[]:;@\\,"'.includes(this.#peek())) this.#at++;
    return this.#text.slice(start, this.#at);
  }

  #readDomainLiteral(): boolean {
    const end = this.#text.indexOf(']', this.#at);
    if (end < 0) return false;
    const literal = this.#text.slice(this.#at + 1, end);
    this.#at = end + 1;
    return isStrictAddress(literal);
  }

  /** A comment that is the name of an address before it. */
  #readNameComment(): boolean {
    const start = ++this.#at;
    if (!this.#skipComment()) return false;
    const comment = this.#text.slice(start, this.#at - 1).replace(/\\([^])/g, '$1');
    return !comment.split(/[ \t]+/).some((word) => decodedLength(word) === 'unknown charset');
  }

  skipComments(): boolean {
    this.#skipSpaces();
    while (this.#consume('(')) {
      if (!this.#skipComment()) return false;
      this.#skipSpaces();
    }
    return true;
  }

  /** Behind its parenthesis. */
  #skipComment(): boolean {
    let depth = 1;
    for (; depth > 0 && !this.atEnd(); this.#at++) {
      const char = this.#peek();
      if (char === '\\' && this.#at + 1 < this.#text.length) this.#at++;
      else if (char === '(') depth++;
      else if (char === ')') depth--;
    }
    return depth === 0;
  }

  #skipSpaces(): void {
    while (isSpace(this.#peek())) this.#at++;
  }

  #consume(char: string): boolean {
    if (this.#peek() !== char) return false;
    this.#at++;
    return true;
  }

  #peek(): string {
    return this.#text.charAt(this.#at);
  }
}

function isVisible(char: string): boolean {
  return (char >= '!' && char <= '~') || char >= '\u0080';
}

function isSpace(char: string): boolean {
  return char === ' ' || char === '\t';
}

function isDotAtom(atom: string): boolean {
  return atom !== '' && !atom.startsWith('.') && !atom.endsWith('.') && !atom.includes('..');
}

/** How long an encoded word of RFC 2047 is decoded, if Go reads its character set; undefined for other words. */
function decodedLength(word: string): number | 'unknown charset' | undefined {
  const [, charset, encoding, text] = /^=\?([^?]+)\?([bq])\?([^?]*)\?=$/i.exec(word) ?? [];
  if (charset === undefined) return undefined;
  // Go's decoder skips line breaks.
  const base64 = text!.replace(/[\r\n]/g, '');
  const isDecodable =
    encoding!.toLowerCase() === 'b'
      ? base64.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(base64)
      : !/=(?![0-9a-fA-F]{2})|[^\t\n\r -~]/.test(text!);
  if (!isDecodable) return undefined;
  return /^(?:utf-8|iso-8859-1|us-ascii)$/i.test(charset) ? text!.length : 'unknown charset';
}
