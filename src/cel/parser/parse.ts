import type { Expr, MapEntry, StructField } from '../ast/expr.ts';
import { ExprBuilder, MacroBuilder, MacroFault } from './expr_builder.ts';
import { Issues } from './issue.ts';
import { tokens } from './lexer.ts';
import { LiteralFault, literalOf } from './literal.ts';
import type { Macro } from './macro.ts';
import { codePoints, type Location, NO_LOCATION, Source } from './source.ts';
import { SyntaxFault, syntaxIssues } from './syntax_fault.ts';
import type { Token, TokenKind } from './token.ts';

/** How deep an expression may nest. */
const MOST_RECURSION = 250;
/** How many code points an expression may have. */
const LONGEST_EXPRESSION = 100_000;

/** Words that name no variable, for the sake of languages that expressions are embedded in. */
const RESERVED: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'as',
  'break',
  'const',
  'continue',
  'else',
  'false',
  'for',
  'function',
  'if',
  'import',
  'in',
  'let',
  'loop',
  'package',
  'namespace',
  'null',
  'return',
  'true',
  'var',
  'void',
  'while',
]);

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

/** A parsed expression. */
export interface Parsed {
  readonly expr: Expr;
  readonly issues: Issues;
  /** Where a node of the tree begins. */
  locationOf(id: number): Location;
}

/**
 * Parses an expression and expands its macros. Issues are collected; the tree is complete only when there are none.
 * Mirrors the parser of cel-go v0.26 with optional syntax (`a.?b`, `a[?b]`, `[?a]`), its texts and its limits.
 */
export function parse(text: string, macros: readonly Macro[]): Parsed {
  const source = new Source(text);
  const issues = new Issues(source);
  const builder = new ExprBuilder(source);
  const locationOf = (id: number): Location => builder.location(id);
  const size = codePoints(text);
  if (size > LONGEST_EXPRESSION) {
    issues.report(NO_LOCATION, `expression code point size exceeds limit: size: ${size}, limit ${LONGEST_EXPRESSION}`);
    return { expr: { kind: 'unspecified', id: 0 }, issues, locationOf };
  }
  let expr: Expr = { kind: 'unspecified', id: 0 };
  try {
    expr = new Parser(source, issues, builder, macros).start();
  } catch (fault) {
    if (fault instanceof RecursionFault) issues.report(NO_LOCATION, fault.message);
    else if (fault instanceof SyntaxFault) syntaxIssues(source, fault, issues);
    else throw fault;
  }
  return { expr, issues, locationOf };
}

class RecursionFault {
  readonly message: string;

  constructor(message: string) {
    this.message = message;
  }
}

/** One rule of the grammar that can nest: cel-go counts each on its own. */
type Rule = 'expr' | 'relation' | 'calc';

class Parser {
  private readonly issues: Issues;
  private readonly builder: ExprBuilder;
  private readonly macros: readonly Macro[];
  private readonly list: readonly Token[];
  private readonly depth: Record<Rule, number> = { expr: 0, relation: 0, calc: 0 };
  /** How deep the trees nest below a node; the whole must not exceed the limit. */
  private readonly heights = new WeakMap<Expr, number>();
  private at = 0;

  constructor(source: Source, issues: Issues, builder: ExprBuilder, macros: readonly Macro[]) {
    this.issues = issues;
    this.builder = builder;
    this.macros = macros;
    this.list = tokens(source.text, (start, text) => {
      throw new SyntaxFault(start, `token recognition error at: '${text}'`);
    });
  }

  start(): Expr {
    const expr = this.expr();
    if (this.kind !== '<EOF>') throw this.unexpected();
    return expr;
  }

  private get token(): Token {
    return this.list[this.at]!;
  }

  private get kind(): TokenKind {
    return this.list[this.at]!.kind;
  }

  private kindAt(offset: number): TokenKind {
    return this.list[Math.min(this.at + offset, this.list.length - 1)]!.kind;
  }

  private take(): Token {
    return this.list[this.at++]!;
  }

  private skip(kind: TokenKind): boolean {
    if (this.kind !== kind) return false;
    this.at++;
    return true;
  }

  private expect(kind: TokenKind): Token {
    if (this.kind !== kind) throw this.unexpected();
    return this.take();
  }

  private unexpected(): SyntaxFault {
    return new SyntaxFault(this.token.start, '');
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

  private expr(): Expr {
    this.enter('expr');
    const condition = this.logical("'||'", '_||_');
    let expr = condition;
    if (this.kind === "'?'") {
      const id = this.builder.id(this.take().start);
      const whenTrue = this.logical("'||'", '_||_');
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
    const operator = this.kind;
    if (operator !== "'!'" && operator !== "'-'") return this.member();
    // A single minus before a number belongs to the number.
    if (operator === "'-'" && (this.kindAt(1) === 'NUM_INT' || this.kindAt(1) === 'NUM_FLOAT')) return this.member();
    const first = this.token.start;
    let count = 0;
    while (this.skip(operator)) count++;
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
        const name = this.skip("'?'") ? '_[?_]' : '_[_]';
        const index = this.expr();
        this.expect("']'");
        operand = this.nest(this.globalCall(id, name, [operand, index]), operand, index);
      } else {
        return operand;
      }
    }
  }

  private select(operand: Expr): Expr {
    const dot = this.take();
    const optional = this.skip("'?'");
    if (this.kind === 'ESC_IDENTIFIER') {
      const field = this.take();
      this.report(this.builder.id(field.start), "unsupported syntax: '`'");
      return this.nest(
        { kind: 'select', id: this.builder.id(dot.start), operand, field: '', testOnly: false },
        operand,
      );
    }
    const field = this.expect('IDENTIFIER');
    if (optional) {
      const name: Expr = { kind: 'literal', id: this.builder.id(field.start), value: field.text };
      const id = this.builder.id(dot.start);
      return this.nest({ kind: 'call', id, function: '_?._', target: undefined, args: [operand, name] }, operand);
    }
    if (this.kind === "'('") {
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
    if (this.kind !== "')'") {
      do args.push(this.expr());
      while (this.skip("','"));
    }
    this.expect("')'");
    return args;
  }

  private primary(): Expr {
    switch (this.kind) {
      case "'('": {
        this.at++;
        const inner = this.expr();
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
    const prefix = this.skip("'.'") ? '.' : '';
    const name = this.expect('IDENTIFIER');
    const open = this.kind === "'('" ? this.take() : undefined;
    if (RESERVED.has(name.text)) {
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
    this.items("']'", () => {
      if (this.skip("'?'")) optionals.push(elements.length);
      elements.push(this.expr());
    });
    return this.carry({ kind: 'list', id, elements, optionals }, ...elements);
  }

  /** Items between commas up to a closing bracket; a comma may be last, even alone. */
  private items(close: TokenKind, item: () => void): void {
    if (this.kindAt(0) !== close && this.kindAt(0) !== "','") {
      do item();
      while (this.kindAt(0) === "','" && this.kindAt(1) !== close && this.skip("','"));
    }
    this.skip("','");
    this.expect(close);
  }

  private mapLiteral(): Expr {
    const id = this.builder.id(this.take().start);
    const entries: MapEntry[] = [];
    this.items("'}'", () => {
      const optional = this.skip("'?'");
      const entryId = this.builder.id(0);
      const key = this.expr();
      this.builder.move(entryId, this.expect("':'").start);
      entries.push({ id: entryId, key, value: this.expr(), optional });
    });
    return this.carry({ kind: 'map', id, entries }, ...entries.flatMap(({ key, value }) => [key, value]));
  }

  private structLiteral(): Expr {
    let typeName = this.skip("'.'") ? '.' : '';
    typeName += this.expect('IDENTIFIER').text;
    while (this.skip("'.'")) typeName += `.${this.expect('IDENTIFIER').text}`;
    const id = this.builder.id(this.expect("'{'").start);
    const fields: StructField[] = [];
    this.items("'}'", () => {
      const { start } = this.token;
      const optional = this.skip("'?'");
      const escaped = this.kind === 'ESC_IDENTIFIER';
      const name = escaped ? this.take() : this.expect('IDENTIFIER');
      const fieldId = this.builder.id(this.expect("':'").start);
      if (escaped) this.report(this.builder.id(start), "unsupported syntax: '`'");
      fields.push({ id: fieldId, name: name.text, value: this.expr(), optional });
    });
    return this.carry({ kind: 'struct', id, typeName, fields }, ...fields.map(({ value }) => value));
  }

  private literal(): Expr {
    const { start } = this.token;
    const sign = this.kind === "'-'" && (this.kindAt(1) === 'NUM_INT' || this.kindAt(1) === 'NUM_FLOAT') ? '-' : '';
    if (sign !== '') this.at++;
    const token = this.token;
    const value = literalOf(token, sign);
    if (value === undefined) throw this.unexpected();
    this.at++;
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
    if (!(expanded instanceof MacroFault)) {
      this.builder.forget(id);
      return expanded;
    }
    const location = this.builder.location(expanded.id);
    this.builder.forget(id);
    this.issues.report(location, expanded.message);
    return { kind: 'unspecified', id: this.builder.id(this.builder.start(expanded.id)) };
  }
}
