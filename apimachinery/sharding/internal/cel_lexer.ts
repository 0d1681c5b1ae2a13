import { quote } from '#engine/schema/fault';
import { ShardingError } from '../sharding_error.ts';

const SPACE = /[ \t\n\f\r]+|\/\/[^\n]*/y;
const NAME_OR_OPERATOR = /[A-Za-z_][A-Za-z0-9_]*|`[A-Za-z0-9_.\-/ ]+`|\|\||[(),.]|$/y;
const STRING = /[rR]?(?:"""|'''|"|')/y;
const CODE_POINT = /[xX]([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-3][0-7]{2})/y;
const ESCAPES: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  '\\': '\\',
  "'": "'",
  '"': '"',
  '`': '`',
  '?': '?',
};

/** The tokens of CEL that a shard selector can have: names, strings, `||`, and punctuation. */
export class CELLexer {
  readonly text: string;
  /** The source text; empty at the end. */
  token = '';
  /** The value of a string token. */
  string: string | undefined = undefined;
  /** Where the token starts. */
  start = 0;
  #at = 0;

  /** @throws {ShardingError} as {@link CELLexer.next} */
  constructor(text: string) {
    this.text = text;
    this.next();
  }

  /**
   * Goes to the next token.
   * @throws {ShardingError} when no token follows
   */
  next(): void {
    while (this.#match(SPACE) !== undefined);
    this.start = this.#at;
    const opening = this.#match(STRING);
    this.string = opening === undefined ? undefined : this.#string(opening[0]);
    if (this.string === undefined && this.#match(NAME_OR_OPERATOR) === undefined) this.#unexpected();
    this.token = this.text.slice(this.start, this.#at);
  }

  #string(opening: string): string {
    const isRaw = /^[rR]/.test(opening);
    const closing = isRaw ? opening.slice(1) : opening;
    const parts: string[] = [];
    let from = this.#at;
    while (!this.text.startsWith(closing, this.#at)) {
      const char = this.text[this.#at];
      if (char === undefined || (closing.length === 1 && (char === '\n' || char === '\r')))
        this.#unexpected(this.start);
      if (char === '\\' && !isRaw) {
        parts.push(this.text.slice(from, this.#at), this.#escape());
        from = this.#at;
      } else this.#at++;
    }
    parts.push(this.text.slice(from, this.#at));
    this.#at += closing.length;
    return parts.join('');
  }

  #escape(): string {
    this.#at++;
    const escaped = ESCAPES[this.text[this.#at] ?? ''];
    if (escaped !== undefined) {
      this.#at++;
      return escaped;
    }
    const [, x, u, U, octal] = this.#match(CODE_POINT) ?? this.#unexpected();
    const code = octal === undefined ? Number.parseInt((x ?? u ?? U)!, 16) : Number.parseInt(octal, 8);
    if (code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) this.#unexpected();
    return String.fromCodePoint(code);
  }

  #match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.text);
    if (found === null) return undefined;
    this.#at = pattern.lastIndex;
    return found;
  }

  #unexpected(at: number = this.#at): never {
    throw new ShardingError(`unexpected character at ${at} of ${quote(this.text)}`);
  }
}
