import { trimSpace } from '#engine/go/trim_space';
import { quote } from '#engine/schema/fault';
import { SIMPLE_ESCAPES } from '#engine/text/simple_escapes';
import { hexLess, type Selector, type ShardRangeRequirement, selectorOf } from './selector.ts';
import { ShardingError } from './sharding_error.ts';

const SPACE = /[ \t\n\f\r]+|\/\/[^\n]*/y;

const NAME_OR_OPERATOR = /[A-Za-z_][A-Za-z0-9_]*|`[A-Za-z0-9_.\-/ ]+`|\|\||[(),.]|$/y;

const STRING = /[rR]?(?:"""|'''|"|')/y;

const CODE_POINT = /[xX]([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-3][0-7]{2})/y;

/**
 * Parses a selector: `shardRange(object.metadata.uid, '0x0000000000000000', '0x8000000000000000')`, or several joined
 * by `||`, all on the same field. The syntax is CEL: parentheses, comments and all CEL string literals are accepted.
 *
 * Mirrors `sharding.Parse` of k8s.io/apiserver.
 *
 * Differs from Go: `x.shardRange(...)`, a different function, is rejected; Go ignores the `x`.
 * @throws {ShardingError}
 */
export function parse(selector: string): Selector {
  const requirements = new Parser(trimSpace(selector)).parse();
  for (const { key } of requirements) {
    const first = requirements[0]!.key;
    if (key !== first)
      throw new ShardingError(`all shard ranges must use the same field, got ${quote(first)} and ${quote(key)}`);
  }
  return selectorOf(requirements);
}

class Parser {
  readonly #lexer: CELLexer;

  constructor(text: string) {
    this.#lexer = new CELLexer(text);
  }

  parse(): ShardRangeRequirement[] {
    if (this.#lexer.text === '')
      throw new ShardingError('empty shard selector is not allowed; omit the parameter for unfiltered lists');
    const requirements: ShardRangeRequirement[] = [];
    // Parentheses only group operands of "or", so counting them suffices.
    let open = 0;
    for (;;) {
      open += this.#opened();
      requirements.push(this.#range());
      while (open > 0 && this.#takes(')')) open--;
      if (!this.#takes('||')) break;
    }
    if (open > 0) this.#expected("')'");
    if (this.#lexer.token !== '') this.#expected("'||'");
    return requirements;
  }

  #range(): ShardRangeRequirement {
    if (!this.#takes('shardRange')) this.#expected('shardRange(...)');
    this.#take('(');
    const key = this.#fieldPath();
    this.#take(',');
    const start = this.#bound('hexStart');
    this.#take(',');
    const end = this.#bound('hexEnd');
    this.#take(')');
    if (!hexLess(start, end)) throw new ShardingError(`shard range start ${start} must be less than end ${end}`);
    return { key, start, end };
  }

  #fieldPath(): string {
    let open = this.#opened();
    const path: string[] = [];
    do {
      path.push(this.#name(path.length > 0));
      while (open > 0 && this.#takes(')')) open--;
    } while (this.#takes('.'));
    if (open > 0) this.#expected("')'");
    const key = path.join('.');
    if (key === 'object.metadata.uid' || key === 'object.metadata.namespace') return key;
    throw new ShardingError(
      `unsupported field path ${quote(key)}; supported: object.metadata.uid, object.metadata.namespace`,
    );
  }

  /** @param isField - whether backquotes, which may contain a path, are allowed */
  #name(isField: boolean): string {
    const { token, string } = this.#lexer;
    const isQuoted = isField && token.startsWith('`');
    if (string !== undefined || !(isQuoted || /^[A-Za-z_]/.test(token)))
      this.#expected('a field path (e.g. object.metadata.uid)');
    this.#lexer.next();
    return isQuoted ? token.slice(1, -1) : token;
  }

  #bound(argument: string): string {
    const open = this.#opened();
    const text = this.#lexer.string;
    if (text === undefined) this.#expected(`${argument}, a string literal (e.g. '0x8000000000000000')`);
    this.#lexer.next();
    for (let left = open; left > 0; left--) this.#take(')');
    if (text === '0x10000000000000000' || /^0x[0-9a-f]{16}$/.test(text)) return text;
    throw new ShardingError(
      `${argument} must be a 0x-prefixed 16-digit hex value in lower case or 0x10000000000000000 (2^64), got ${quote(text)}`,
    );
  }

  /** The number of opening parentheses. */
  #opened(): number {
    let open = 0;
    while (this.#takes('(')) open++;
    return open;
  }

  #takes(token: string): boolean {
    if (this.#lexer.token !== token) return false;
    this.#lexer.next();
    return true;
  }

  #take(token: string): void {
    if (!this.#takes(token)) this.#expected(`'${token}'`);
  }

  #expected(what: string): never {
    const { start, text, token } = this.#lexer;
    throw new ShardingError(
      `expected ${what} at ${start} of ${quote(text)}, got ${token === '' ? 'the end' : quote(token)}`,
    );
  }
}

/** The tokens of CEL that a shard selector can have: names, strings, `||`, and punctuation. */
class CELLexer {
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
    const escaped = SIMPLE_ESCAPES[this.text[this.#at] ?? ''];
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
