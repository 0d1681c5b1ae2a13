import { quote } from '../../src/engine/fault.ts';
import { hexLess, newSelector, type Selector, type ShardRangeRequirement } from './selector.ts';
import { ShardingError } from './sharding_error.ts';

const TOKEN = /[ \t\n\f\r]*(?:([A-Za-z_][A-Za-z0-9_]*)|("[^"\\\n\r]*"|'[^'\\\n\r]*')|(\|\||[(),.])|($))/y;

/**
 * Reads the text form of a selector: `shardRange(object.metadata.uid, '0x0000000000000000', '0x8000000000000000')`, or
 * several such with `||` between them, all of one field. Parentheses and either kind of quotes are taken.
 *
 * Mirrors `sharding.Parse` of k8s.io/apiserver, which reads the text as CEL: other spellings of the same that CEL has,
 * such as comments and escapes in texts, are refused here. Selectors print in none of them.
 *
 * Differs from Go: `x.shardRange(...)` is refused; Go passes over the `x`, whatever it is.
 * @throws {ShardingError}
 */
export function parse(selector: string): Selector {
  const requirements = new Parser(selector).parse();
  for (const { key } of requirements) {
    const first = requirements[0]!.key;
    if (key !== first) throw new ShardingError(`all shard ranges must use the same field, got ${quote(first)} and ${quote(key)}`);
  }
  return newSelector(...requirements);
}

class Parser {
  readonly #text: string;
  #at = 0;
  /** The next token: a name, a text in its quotes, an operator, or empty at the end. */
  #token = '';

  constructor(text: string) {
    this.#text = text;
  }

  parse(): ShardRangeRequirement[] {
    this.#next();
    if (this.#token === '') throw new ShardingError('empty shard selector is not allowed; omit the parameter for unfiltered lists');
    const requirements: ShardRangeRequirement[] = [];
    // Parentheses only group what is all joined by "or": it's enough to count them.
    let open = 0;
    for (;;) {
      open += this.#opened();
      requirements.push(this.#range());
      while (open > 0 && this.#takes(')')) open--;
      if (!this.#takes('||')) break;
    }
    if (open > 0) this.#expected("')'");
    if (this.#token !== '') this.#expected("'||'");
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
      path.push(this.#name());
      while (open > 0 && this.#takes(')')) open--;
    } while (this.#takes('.'));
    if (open > 0) this.#expected("')'");
    const key = path.join('.');
    if (key === 'object.metadata.uid' || key === 'object.metadata.namespace') return key;
    throw new ShardingError(`unsupported field path ${quote(key)}; supported: object.metadata.uid, object.metadata.namespace`);
  }

  #name(): string {
    const name = this.#token;
    if (!/^[A-Za-z_]/.test(name)) this.#expected('a field path (e.g. object.metadata.uid)');
    this.#next();
    return name;
  }

  #bound(argument: string): string {
    const open = this.#opened();
    const token = this.#token;
    if (!/^["']/.test(token)) this.#expected(`${argument}, a string literal (e.g. '0x8000000000000000')`);
    this.#next();
    for (let left = open; left > 0; left--) this.#take(')');
    const text = token.slice(1, -1);
    if (text === '0x10000000000000000' || /^0x[0-9a-f]{16}$/.test(text)) return text;
    throw new ShardingError(`${argument} must be a 0x-prefixed 16-digit hex value in lower case or 0x10000000000000000 (2^64), got ${quote(text)}`);
  }

  /** How many parentheses open here. */
  #opened(): number {
    let open = 0;
    while (this.#takes('(')) open++;
    return open;
  }

  #takes(token: string): boolean {
    if (this.#token !== token) return false;
    this.#next();
    return true;
  }

  #take(token: string): void {
    if (!this.#takes(token)) this.#expected(`'${token}'`);
  }

  #next(): void {
    TOKEN.lastIndex = this.#at;
    const found = TOKEN.exec(this.#text);
    if (found === null) throw new ShardingError(`unexpected character at ${this.#at} of ${quote(this.#text)}`);
    this.#at = TOKEN.lastIndex;
    this.#token = found[1] ?? found[2] ?? found[3] ?? '';
  }

  #expected(what: string): never {
    const before = this.#at - this.#token.length;
    throw new ShardingError(`expected ${what} at ${before} of ${quote(this.#text)}, got ${this.#token === '' ? 'the end' : quote(this.#token)}`);
  }
}
