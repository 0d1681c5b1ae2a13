import { RESERVED_WORDS } from '#src/validation/checks/expressions';
import type { Expr, Literal, MapEntry, StructField } from '../ast/expr.ts';
import { parseFloat64 } from '../values/go_number.ts';
import { Uint } from '../values/value.ts';
import { type ExprBuilder, MacroBuilder, MacroFault } from './expr_builder.ts';
import type { Issues } from './issue.ts';
import type { Macro } from './macro.ts';
import { NO_LOCATION, type Source } from './source.ts';
import { RecursionFault, SyntaxFault } from './syntax_fault.ts';
import type { Token, TokenKind } from './token.ts';
import { MEMBER, OPERAND, TokenInput } from './token_input.ts';
import { unescapeBytes, unescapeString } from './unescape.ts';

/** The operators, by how tightly they bind, and the functions that they are. */
const RELATIONS: Readonly<Record<string, string>> = {
  "'<'": '_<_',
  "'<='": '_<=_',
  "'>='": '_>=_',
  "'>'": '_>_',
  "'=='": '_==_',
  "'!='": '_!=_',
  "'in'": '@in',
};

const SUMS: Readonly<Record<string, string>> = { "'+'": '_+_', "'-'": '_-_' };

const PRODUCTS: Readonly<Record<string, string>> = { "'*'": '_*_', "'/'": '_/_', "'%'": '_%_' };

/** How deep an expression may nest. */
const MOST_RECURSION = 250;
/** One rule of the grammar that can nest: cel-go counts each on its own. */
type Rule = 'expr' | 'relation' | 'calc';

/** Reads the tokens of one expression: a method for each rule of the grammar. */
export class Parser {
  private readonly issues: Issues;
  private readonly builder: ExprBuilder;
  private readonly macros: readonly Macro[];
  private readonly input: TokenInput;
  private depth: Record<Rule, number> = { expr: 0, relation: 0, calc: 0 };
  /** How deep the trees nest below a node; the whole must not exceed the limit. */
  private readonly heights = new WeakMap<Expr, number>();

  constructor(source: Source, issues: Issues, builder: ExprBuilder, macros: readonly Macro[]) {
    this.issues = issues;
    this.builder = builder;
    this.macros = macros;
    this.input = new TokenInput(source, issues);
  }

  start(): Expr {
    const expr = this.expr();
    try {
      this.input.expect('<EOF>');
    } catch (fault) {
      if (!(fault instanceof SyntaxFault)) throw fault;
      this.input.recover(fault);
    }
    return expr;
  }

  private get token(): Token {
    return this.input.token;
  }

  private get kind(): TokenKind {
    return this.input.kindAt(0);
  }

  private kindAt(offset: number): TokenKind {
    return this.input.kindAt(offset);
  }

  private take(): Token {
    return this.input.take();
  }

  private skip(kind: TokenKind): boolean {
    return this.input.skip(kind);
  }

  private expect(kind: TokenKind): Token {
    return this.input.expect(kind);
  }

  /** Reads a part of an expression that ends before given tokens. What cannot be read is skipped up to what may follow. */
  private guarded(read: () => Expr): Expr {
    const depth = { ...this.depth };
    const open = this.input.open;
    try {
      return read();
    } catch (fault) {
      if (!(fault instanceof SyntaxFault)) throw fault;
      this.depth = depth;
      this.input.open = open;
      this.input.recover(fault);
      return { kind: 'unspecified', id: 0 };
    }
  }

  private enter(rule: Rule): void {
    if (++this.depth[rule] > MOST_RECURSION)
      throw new RecursionFault(`expression recursion limit exceeded: ${MOST_RECURSION}`);
  }

  /** Notes that a node nests others: only those cel-go's visitor counts. */
  private nest<E extends Expr>(node: E, ...children: Expr[]): E {
    let height = 0;
    for (const child of children) height = Math.max(height, this.heights.get(child) ?? 0);
    if (++height > MOST_RECURSION) throw new RecursionFault('max recursion depth exceeded');
    this.heights.set(node, height);
    return node;
  }

  /** A node that does not count itself is as high as what it holds. */
  private carry<E extends Expr>(node: E, ...children: (Expr | undefined)[]): E {
    let height = 0;
    for (const child of children) if (child !== undefined) height = Math.max(height, this.heights.get(child) ?? 0);
    if (height > 0) this.heights.set(node, height);
    return node;
  }

  private report(id: number, message: string): Expr {
    this.issues.report(this.builder.location(id), message);
    return { kind: 'unspecified', id };
  }

  private expr(...closing: readonly TokenKind[]): Expr {
    const { open } = this.input;
    if (closing.length > 0) this.input.open = [...open, closing];
    const expr = this.guarded(() => this.conditional());
    this.input.open = open;
    return expr;
  }

  private conditional(): Expr {
    this.enter('expr');
    const condition = this.logical("'||'", '_||_');
    let expr = condition;
    if (this.kind === "'?'") {
      const id = this.builder.id(this.take().start);
      const { open } = this.input;
      this.input.open = [...open, ["':'"]];
      const whenTrue = this.logical("'||'", '_||_');
      this.input.open = open;
      this.expect("':'");
      const whenFalse = this.expr();
      expr = this.nest(this.globalCall(id, '_?_:_', [condition, whenTrue, whenFalse]), condition, whenTrue, whenFalse);
    }
    this.depth.expr--;
    return expr;
  }

  /** A chain of `||` or `&&`: becomes a balanced tree. */
  private logical(operator: "'||'" | "'&&'", name: string): Expr {
    const next = (): Expr => (operator === "'||'" ? this.logical("'&&'", '_&&_') : this.relation());
    const terms = [next()];
    const ids: number[] = [];
    while (this.kind === operator) {
      const { start } = this.take();
      terms.push(next());
      ids.push(this.builder.id(start));
    }
    const balanced = (low: number, high: number): Expr => {
      const middle = Math.floor((low + high + 1) / 2);
      const left = middle === low ? terms[middle]! : balanced(low, middle - 1);
      const right = middle === high ? terms[middle + 1]! : balanced(middle + 1, high);
      return this.carry(
        { kind: 'call', id: ids[middle]!, function: name, target: undefined, args: [left, right] },
        left,
        right,
      );
    };
    return terms.length === 1 ? terms[0]! : balanced(0, ids.length - 1);
  }

  private relation(): Expr {
    this.enter('relation');
    let left = this.sum();
    for (let name = RELATIONS[this.kind]; name !== undefined; name = RELATIONS[this.kind]) {
      const id = this.builder.id(this.take().start);
      this.enter('relation');
      const right = this.sum();
      this.depth.relation--;
      left = this.nest(this.globalCall(id, name, [left, right]), left, right);
    }
    this.depth.relation--;
    return left;
  }

  private sum(): Expr {
    this.enter('calc');
    let left = this.products(this.unary());
    for (let name = SUMS[this.kind]; name !== undefined; name = SUMS[this.kind]) {
      const id = this.builder.id(this.take().start);
      this.enter('calc');
      const right = this.products(this.unary());
      this.depth.calc--;
      left = this.nest(this.globalCall(id, name, [left, right]), left, right);
    }
    this.depth.calc--;
    return left;
  }

  private products(first: Expr): Expr {
    let left = first;
    for (let name = PRODUCTS[this.kind]; name !== undefined; name = PRODUCTS[this.kind]) {
      const id = this.builder.id(this.take().start);
      this.enter('calc');
      const right = this.unary();
      this.depth.calc--;
      left = this.nest(this.globalCall(id, name, [left, right]), left, right);
    }
    return left;
  }

  private unary(): Expr {
    return this.guarded(() => this.operand());
  }

  private operand(): Expr {
    this.input.sync(OPERAND);
    const operator = this.kind;
    if (operator !== "'!'" && operator !== "'-'") return this.member();
    // A single minus before a number belongs to the number.
    if (operator === "'-'" && (this.kindAt(1) === 'NUM_INT' || this.kindAt(1) === 'NUM_FLOAT')) return this.member();
    const first = this.token.start;
    let count = 0;
    for (; this.kind === operator; count++) {
      if (operator === "'-'" && !MEMBER.includes(this.kindAt(1))) throw this.input.noAlternative(1);
      this.take();
    }
    if (!MEMBER.includes(this.kind)) this.input.unwanted(OPERAND);
    if (count % 2 === 0) return this.member();
    const id = this.builder.id(first);
    const operand = this.member();
    return this.carry(this.globalCall(id, operator === "'!'" ? '!_' : '-_', [operand]), operand);
  }

  private member(): Expr {
    let operand = this.primary();
    for (;;) {
      if (this.kind === "'.'") {
        operand = this.select(operand);
      } else if (this.kind === "'['") {
        const id = this.builder.id(this.take().start);
        this.input.sync([...OPERAND, "'?'"]);
        const name = this.skip("'?'") ? '_[?_]' : '_[_]';
        const index = this.expr("']'");
        this.expect("']'");
        operand = this.nest(this.globalCall(id, name, [operand, index]), operand, index);
      } else {
        return operand;
      }
    }
  }

  private select(operand: Expr): Expr {
    const next = this.kindAt(1);
    if (next !== 'IDENTIFIER' && next !== 'ESC_IDENTIFIER' && next !== "'?'") throw this.input.noAlternative(1);
    const dot = this.take();
    const optional = this.skip("'?'");
    if (optional) this.input.sync(['IDENTIFIER', 'ESC_IDENTIFIER']);
    const isQuoted = this.kind === 'ESC_IDENTIFIER';
    const field = this.fieldName();
    if (optional) {
      const name: Expr = { kind: 'literal', id: this.builder.id(field.start), value: field.text };
      const id = this.builder.id(dot.start);
      return this.nest({ kind: 'call', id, function: '_?._', target: undefined, args: [operand, name] }, operand);
    }
    if (!isQuoted && this.kind === "'('") {
      const id = this.builder.id(this.take().start);
      const args = this.arguments();
      return this.nest(this.memberCall(id, field.text, operand, args), operand, ...args);
    }
    return this.nest(
      { kind: 'select', id: this.builder.id(dot.start), operand, field: field.text, testOnly: false },
      operand,
    );
  }

  private arguments(): Expr[] {
    const args: Expr[] = [];
    this.input.sync([...OPERAND, "')'"]);
    if (this.kind !== "')'") {
      do args.push(this.expr("','", "')'"));
      while (this.skip("','"));
    }
    this.expect("')'");
    return args;
  }

  private primary(): Expr {
    switch (this.kind) {
      case "'('": {
        this.take();
        const inner = this.expr("')'");
        this.expect("')'");
        return inner;
      }
      case "'['":
        return this.listLiteral();
      case "'{'":
        return this.mapLiteral();
      case "'.'":
      case 'IDENTIFIER':
        return this.isStruct() ? this.structLiteral() : this.identOrCall();
      default:
        return this.literal();
    }
  }

  /** Whether a dotted name with a brace behind it comes next. */
  private isStruct(): boolean {
    let ahead = this.kind === "'.'" ? 1 : 0;
    while (this.kindAt(ahead) === 'IDENTIFIER') {
      if (this.kindAt(ahead + 1) === "'{'") return true;
      if (this.kindAt(ahead + 1) !== "'.'") return false;
      ahead += 2;
    }
    return false;
  }

  private identOrCall(): Expr {
    const { start } = this.token;
    if (this.kind === "'.'" && this.kindAt(1) !== 'IDENTIFIER') throw this.input.noAlternative(1);
    const prefix = this.skip("'.'") ? '.' : '';
    const name = this.expect('IDENTIFIER');
    const open = this.kind === "'('" ? this.take() : undefined;
    if (RESERVED_WORDS.has(name.text)) {
      const fault = this.report(this.builder.id(start), `reserved identifier: ${name.text}`);
      if (open !== undefined) this.arguments();
      return fault;
    }
    if (open === undefined) return { kind: 'ident', id: this.builder.id(name.start), name: prefix + name.text };
    const id = this.builder.id(open.start);
    const args = this.arguments();
    return this.carry(this.globalCall(id, prefix + name.text, args), ...args);
  }

  private listLiteral(): Expr {
    const id = this.builder.id(this.take().start);
    const elements: Expr[] = [];
    const optionals: number[] = [];
    this.items("']'", [...OPERAND, "'?'"], () => {
      if (this.skip("'?'")) optionals.push(elements.length);
      elements.push(this.expr("','", "']'"));
    });
    return this.carry({ kind: 'list', id, elements, optionals }, ...elements);
  }

  /** Items between commas up to a closing bracket; a comma may be last, even alone. */
  private items(close: TokenKind, first: readonly TokenKind[], item: () => void): void {
    this.input.sync([...first, "','", close]);
    if (this.kindAt(0) !== close && this.kindAt(0) !== "','") {
      do item();
      while (this.kindAt(0) === "','" && first.includes(this.kindAt(1)) && this.skip("','"));
    }
    this.input.sync(["','", close]);
    this.skip("','");
    this.expect(close);
  }

  private mapLiteral(): Expr {
    const id = this.builder.id(this.take().start);
    const entries: MapEntry[] = [];
    this.items("'}'", [...OPERAND, "'?'"], () => {
      const optional = this.skip("'?'");
      const entryId = this.builder.id(0);
      const key = this.expr("':'");
      this.builder.move(entryId, this.expect("':'").start);
      entries.push({ id: entryId, key, value: this.expr("','", "'}'"), optional });
    });
    return this.carry({ kind: 'map', id, entries }, ...entries.flatMap(({ key, value }) => [key, value]));
  }

  /** The name of a field; between back quotes one that is not an identifier. */
  private fieldName(): { readonly text: string; readonly start: number } {
    if (this.kind !== 'ESC_IDENTIFIER') return this.expect('IDENTIFIER');
    const { text, start } = this.take();
    return { text: text.slice(1, -1), start };
  }

  private structLiteral(): Expr {
    let typeName = this.skip("'.'") ? '.' : '';
    typeName += this.expect('IDENTIFIER').text;
    while (this.skip("'.'")) typeName += `.${this.expect('IDENTIFIER').text}`;
    const id = this.builder.id(this.expect("'{'").start);
    const fields: StructField[] = [];
    this.items("'}'", ['IDENTIFIER', 'ESC_IDENTIFIER', "'?'"], () => {
      const optional = this.skip("'?'");
      const name = this.fieldName();
      const fieldId = this.builder.id(this.expect("':'").start);
      fields.push({ id: fieldId, name: name.text, value: this.expr("','", "'}'"), optional });
    });
    return this.carry({ kind: 'struct', id, typeName, fields }, ...fields.map(({ value }) => value));
  }

  private literal(): Expr {
    const { start } = this.token;
    const sign = this.kind === "'-'" && (this.kindAt(1) === 'NUM_INT' || this.kindAt(1) === 'NUM_FLOAT') ? '-' : '';
    if (sign !== '') this.take();
    const token = this.token;
    const value = literalOf(token, sign);
    // Behind a minus, a number was looked for.
    if (value === undefined) throw this.input.noAlternative(token.kind === "'-'" ? 1 : 0);
    this.take();
    const id = this.builder.id(start);
    return value instanceof LiteralFault ? this.report(id, value.message) : { kind: 'literal', id, value };
  }

  private globalCall(id: number, name: string, args: readonly Expr[]): Expr {
    const call: Expr = { kind: 'call', id, function: name, target: undefined, args };
    return this.expand(id, name, undefined, args) ?? call;
  }

  private memberCall(id: number, name: string, target: Expr, args: readonly Expr[]): Expr {
    return this.expand(id, name, target, args) ?? { kind: 'call', id, function: name, target, args };
  }

  private expand(id: number, name: string, target: Expr | undefined, args: readonly Expr[]): Expr | undefined {
    const macro = this.macros.find(
      (each) => each.name === name && each.args === args.length && each.member === (target !== undefined),
    );
    if (macro === undefined) return undefined;
    const expanded = macro.expand(new MacroBuilder(this.builder, id), target ?? { kind: 'unspecified', id }, args);
    if (expanded === undefined) return undefined;
    if (!(expanded instanceof MacroFault)) {
      this.builder.forget(id);
      return expanded;
    }
    const location = this.builder.location(expanded.id);
    this.builder.forget(id);
    // A part that could not be read was reported already, and has no place.
    if (location !== NO_LOCATION) this.issues.report(location, expanded.message);
    return { kind: 'unspecified', id: this.builder.id(this.builder.start(expanded.id)) };
  }
}

/** What is wrong with a literal. */
class LiteralFault {
  readonly message: string;

  constructor(message: string) {
    this.message = message;
  }
}

/** The value of a token, with the sign in front of it; `undefined` for a token that is not a literal. */
function literalOf({ kind, text }: Token, sign: string): Literal | LiteralFault | undefined {
  switch (kind) {
    case "'true'":
      return true;
    case "'false'":
      return false;
    case "'null'":
      return null;
    case 'NUM_INT': {
      const value = sign === '' ? BigInt(text) : -BigInt(text);
      return BigInt.asIntN(64, value) === value ? value : new LiteralFault('invalid int literal');
    }
    case 'NUM_UINT': {
      const value = BigInt(text.slice(0, -1));
      return BigInt.asUintN(64, value) === value ? new Uint(value) : new LiteralFault('invalid uint literal');
    }
    case 'NUM_FLOAT':
      return parseFloat64(sign + text) ?? new LiteralFault('invalid double literal');
    case 'STRING':
      return unescapeString(text) ?? new LiteralFault('invalid unicode code point');
    case 'BYTES':
      return unescapeBytes(text.slice(1)) ?? new LiteralFault('unable to unescape string');
    default:
      return undefined;
  }
}
