import { append } from '#engine/go/append';
import { JSONPathError, type Path, type PathNode, type Slice } from './path.ts';

const TERMINATOR = /[\s.,[\]$@{}]/;
const SLICE = /^(-?\d*)(:-?\d*)?(:-?\d*)?$/;
const COMPARISON = /^([^!<>=]+)([!<>=]+)(.+)$/s;

/**
 * Reads a path such as `.status.conditions[?(@.type=="Ready")].status`, as the columns of custom resources have them:
 * what stands between braces in a template of kubectl, without `range`. Mirrors the parser of Go's
 * `k8s.io/client-go/util/jsonpath`.
 * @throws {JSONPathError}
 */
export function parsePath(text: string): Path {
  return new Parser(text).parse();
}

class Parser {
  readonly #text: string;
  readonly #nodes: PathNode[] = [];
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  parse(): Path {
    while (this.#at < this.#text.length) this.#step();
    return this.#nodes;
  }

  #step(): void {
    if (this.#text.startsWith('[?(', this.#at)) return this.#filter();
    if (this.#text.startsWith('..', this.#at)) return this.#recursive();
    const character = this.#text[this.#at] ?? '';
    switch (character) {
      case ' ':
      case '@':
      case '$':
        this.#at++;
        return;
      case '[':
        return this.#brackets();
      case '"':
      case "'":
        return this.#quoted(character);
      case '.':
        this.#at++;
        return this.#field();
    }
    if (/[+\-\d]/.test(character)) return this.#number();
    if (/[A-Za-z_\u0080-\uffff]/.test(character)) return this.#word();
    throw new JSONPathError(`unrecognized character in action: ${JSON.stringify(character)}`);
  }

  #field(): void {
    const name = this.#untilTerminator();
    this.#nodes.push(name === '*' ? { type: 'wildcard' } : { type: 'field', name: name.replaceAll('\\', '') });
  }

  #untilTerminator(): string {
    const start = this.#at;
    while (this.#at < this.#text.length && !TERMINATOR.test(this.#text[this.#at] ?? ''))
      this.#at += this.#text[this.#at] === '\\' ? 2 : 1;
    // What comes behind the path is escaped, too.
    if (this.#at > this.#text.length) throw new JSONPathError('unclosed action');
    return this.#text.slice(start, this.#at);
  }

  #recursive(): void {
    if (this.#nodes.at(-1)?.type === 'recursive') throw new JSONPathError('invalid multiple recursive descent');
    this.#at += 2;
    this.#nodes.push({ type: 'recursive' });
    if (/[\w\u0080-\uffff]/.test(this.#text[this.#at] ?? '')) this.#field();
  }

  #word(): void {
    const word = this.#untilTerminator();
    if (word === 'true' || word === 'false') this.#nodes.push({ type: 'value', value: word === 'true' });
    else this.#nodes.push({ type: 'identifier', name: word });
  }

  #number(): void {
    const length = this.#text.slice(this.#at + 1).search(/[^\d.]/);
    const text = this.#text.slice(this.#at, length < 0 ? undefined : this.#at + 1 + length);
    this.#at += text.length;
    const value = Number(text);
    if (Number.isNaN(value)) throw new JSONPathError(`cannot parse number ${text}`);
    this.#nodes.push({ type: 'value', value });
  }

  #quoted(quote: string): void {
    const start = ++this.#at;
    while (this.#at < this.#text.length && this.#text[this.#at] !== quote)
      this.#at += this.#text[this.#at] === '\\' ? 2 : 1;
    if (this.#at >= this.#text.length) throw new JSONPathError('unterminated quoted string');
    const value = this.#text.slice(start, this.#at++).replace(/\\(.)/gs, '$1');
    this.#nodes.push({ type: 'value', value });
  }

  #brackets(): void {
    const end = this.#text.indexOf(']', this.#at);
    if (end < 0) throw new JSONPathError('unterminated array');
    const text = this.#text.slice(this.#at + 1, end);
    this.#at = end + 1;
    const parts = text.split(',');
    if (parts.length > 1) {
      this.#nodes.push({ type: 'union', paths: parts.map((part) => parsePath(`[${part.trim()}]`)) });
      return;
    }
    const [, key] = /^'([^']*)'$/.exec(text) ?? [];
    if (key !== undefined) append(this.#nodes, parsePath(`.${key}`));
    else this.#nodes.push({ type: 'slice', slice: sliceOf(text) });
  }

  #filter(): void {
    const start = (this.#at += 3);
    let quote = '';
    for (; this.#at < this.#text.length; this.#at++) {
      const character = this.#text[this.#at] ?? '';
      if (character === quote) quote = '';
      else if (quote === '' && (character === '"' || character === "'")) quote = character;
      else if (quote !== '' && character === '\\') this.#at++;
      else if (quote === '' && character === ')') break;
    }
    if (this.#at >= this.#text.length) throw new JSONPathError('unterminated filter');
    const text = this.#text.slice(start, this.#at);
    this.#at += 2;
    if (this.#text[this.#at - 1] !== ']') throw new JSONPathError('unclosed array expect ]');
    const [, left, operator = 'exists', right = ''] = COMPARISON.exec(text) ?? [];
    this.#nodes.push({ type: 'filter', left: parsePath(left ?? text), operator, right: parsePath(right) });
  }
}

function sliceOf(text: string): Slice {
  const [whole, first = '', second, third] = SLICE.exec(text === '*' ? ':' : text) ?? [];
  if (whole === undefined) throw new JSONPathError(`invalid array index ${text}`);
  const start = first === '' ? undefined : Number(first);
  const bound = (part: string | undefined): number | undefined =>
    part === undefined || part === ':' ? undefined : Number(part.slice(1));
  const single = second === undefined;
  return { start, end: single ? (start ?? 0) + 1 : bound(second), single, step: bound(third) };
}
