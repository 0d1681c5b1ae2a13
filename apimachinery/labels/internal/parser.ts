import { asError } from '#engine/text/as_error';
import { compareUTF8 } from '#engine/text/utf8';
import { DoesNotExist, Exists, type Operator } from '../../selection/operator.ts';
import type { Path } from '../../util/validation/field/path.ts';
import { byKey, newRequirement, type Requirement } from '../requirement.ts';
import { SelectorSyntaxError } from '../selector_syntax_error.ts';
import { binaryOperators, labelKeyError } from './label_errors.ts';
import { type Item, readItem, type Token } from './lexer.ts';

/** Parses a selector, with Go's error messages. */
export class Parser {
  private readonly selector: string;
  private readonly path: Path | undefined;
  /** What comes next. */
  private item: Item;

  constructor(selector: string, path: Path | undefined) {
    this.selector = selector;
    this.path = path;
    this.item = readItem(selector, 0);
  }

  /** The requirements, sorted by key. */
  parse(): Requirement[] {
    const requirements: Requirement[] = [];
    if (!this.isNext('end')) {
      if (!this.isNext('word', '!')) fail(`found '${this.next().text}', expected: !, identifier, or 'end of string'`);
      do {
        requirements.push(this.requirement());
      } while (this.another());
    }
    return requirements.sort(byKey);
  }

  /** Whether a comma and another requirement follow. */
  private another(): boolean {
    const { token, text } = this.take();
    if (token === 'end') return false;
    if (token !== ',') fail(`found '${text}', expected: ',' or 'end of string'`);
    if (!this.isNext('word', '!')) fail(`found '${this.next().text}', expected: identifier after ','`);
    return true;
  }

  private requirement(): Requirement {
    try {
      const negated = this.isNext('!');
      if (negated) this.take();
      const key = this.key();
      if (negated) return this.make(key, DoesNotExist, []);
      if (this.isNext('end', ',')) return this.make(key, Exists, []);
      const operator = this.operator();
      const values = operator === 'in' || operator === 'notin' ? this.values() : [this.value()];
      return this.make(key, operator, values);
    } catch (error) {
      throw new SelectorSyntaxError(`unable to parse requirement: ${asError(error).message}`, error);
    }
  }

  private make(key: string, operator: Operator, values: readonly string[]): Requirement {
    return newRequirement(key, operator, values, { path: this.path });
  }

  private key(): string {
    const { token, text } = this.take();
    if (token !== 'word') fail(`found '${text}', expected: identifier`);
    const error = labelKeyError(text, this.path);
    if (error !== undefined) throw error;
    return text;
  }

  private operator(): Operator {
    const { token, text } = this.item;
    this.advance();
    switch (token) {
      case 'in':
      case 'notin':
      case '=':
      case '==':
      case '!=':
        return token;
      case '>':
        return 'gt';
      case '<':
        return 'lt';
      default:
        return fail(`found '${text}', expected: ${binaryOperators().join(', ')}`);
    }
  }

  /** The value of a comparison, possibly missing. */
  private value(): string {
    if (this.isNext('end', ',')) return '';
    const { token, text } = this.take();
    return token === 'word' ? text : fail(`found '${text}', expected: identifier`);
  }

  /** The values in parentheses, sorted and unique. A missing value counts as empty. */
  private values(): string[] {
    const open = this.take();
    if (open.token !== '(') fail(`found '${open.text}' expected: '('`);
    const values = new Set<string>();
    if (this.isNext(')')) values.add('');
    else if (this.isNext('word', ',')) this.list(values);
    else fail(`found '${this.next().text}', expected: ',', ')' or identifier`);
    this.take();
    return [...values].sort(compareUTF8);
  }

  /** Reads values up to the closing parenthesis. */
  private list(values: Set<string>): void {
    for (;;) {
      const { token, text } = this.take();
      if (token === 'word') {
        values.add(text);
        if (this.isNext(')')) return;
        if (!this.isNext(',')) fail(`found '${this.next().text}', expected: ',' or ')'`);
      } else if (token === ',') {
        if (values.size === 0 || this.isNext(')', ',')) values.add('');
        if (this.isNext(')')) return;
      } else fail(`found '${text}', expected: ',', or identifier`);
    }
  }

  /** The next item. Before an operator, `in` and `notin` are ordinary words. */
  private next(): Item {
    const { item } = this;
    return item.token === 'in' || item.token === 'notin' ? { ...item, token: 'word' } : item;
  }

  private isNext(...tokens: readonly Token[]): boolean {
    return tokens.includes(this.next().token);
  }

  private take(): Item {
    const item = this.next();
    this.advance();
    return item;
  }

  private advance(): void {
    this.item = readItem(this.selector, this.item.end);
  }
}

function fail(message: string): never {
  throw new SelectorSyntaxError(message);
}
