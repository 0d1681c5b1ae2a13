import type { ComprehensionExpr, Expr, Literal, MapEntry } from '../ast/expr.ts';
import { type Location, NO_LOCATION, type Source } from './source.ts';

/** The variable in which comprehensions collect their result: no expression can name it. */
const ACCUMULATOR = '@result';
/** The name the accumulator had before it was hidden. Macros refuse it as a variable. */
const FORMER_ACCUMULATOR = '__result__';

/** True of a name that a macro's variable must not have. */
export function isAccumulator(name: string): boolean {
  return name === ACCUMULATOR || name === FORMER_ACCUMULATOR;
}

/** Gives the nodes of a syntax tree their ids, and knows where each begins. */
export class ExprBuilder {
  private readonly source: Source;
  private readonly starts = new Map<number, number>();
  private next = 1;

  constructor(source: Source) {
    this.source = source;
  }

  /** A new id for something that begins at an index of the text. */
  id(start: number): number {
    const id = this.next++;
    this.starts.set(id, start);
    return id;
  }

  /** Says where a node begins that got its id earlier. */
  move(id: number, start: number): void {
    this.starts.set(id, start);
  }

  /** Takes back the id of a call that was a macro. */
  forget(id: number): void {
    this.starts.delete(id);
    if (id === this.next - 1) this.next--;
  }

  /** Where the node begins. */
  location(id: number): Location {
    const start = this.starts.get(id);
    return start === undefined ? NO_LOCATION : this.source.locationOf(start);
  }

  start(id: number): number {
    return this.starts.get(id) ?? 0;
  }
}

/** What is wrong with the arguments of a macro. */
export class MacroFault {
  readonly id: number;
  readonly message: string;

  constructor(id: number, message: string) {
    this.id = id;
    this.message = message;
  }
}

/** Makes the nodes that a macro expands to: all begin where its call does. */
export class MacroBuilder {
  private readonly builder: ExprBuilder;
  private readonly start: number;

  constructor(builder: ExprBuilder, callId: number) {
    this.builder = builder;
    this.start = builder.start(callId);
  }

  private id(): number {
    return this.builder.id(this.start);
  }

  literal(value: Literal): Expr {
    return { kind: 'literal', id: this.id(), value };
  }

  ident(name: string): Expr {
    return { kind: 'ident', id: this.id(), name };
  }

  accumulator(): Expr {
    return this.ident(ACCUMULATOR);
  }

  call(name: string, ...args: Expr[]): Expr {
    return { kind: 'call', id: this.id(), function: name, target: undefined, args };
  }

  memberCall(name: string, target: Expr, ...args: Expr[]): Expr {
    return { kind: 'call', id: this.id(), function: name, target, args };
  }

  list(...elements: Expr[]): Expr {
    return { kind: 'list', id: this.id(), elements, optionals: [] };
  }

  map(...entries: MapEntry[]): Expr {
    return { kind: 'map', id: this.id(), entries };
  }

  presenceTest(operand: Expr, field: string): Expr {
    return { kind: 'select', id: this.id(), operand, field, testOnly: true };
  }

  comprehension(parts: Omit<ComprehensionExpr, 'kind' | 'id' | 'iterVar2'> & { readonly iterVar2?: string }): Expr {
    return { kind: 'comprehension', id: this.id(), iterVar2: '', ...parts };
  }

  /** The same expression under ids of its own. */
  copy(expr: Expr): Expr {
    const id = this.builder.id(this.builder.start(expr.id));
    switch (expr.kind) {
      case 'literal':
      case 'ident':
      case 'unspecified':
        return { ...expr, id };
      case 'select':
        return { ...expr, id, operand: this.copy(expr.operand) };
      case 'call': {
        const args = expr.args.map((arg) => this.copy(arg));
        return { ...expr, id, args, target: expr.target === undefined ? undefined : this.copy(expr.target) };
      }
      case 'list':
        return { ...expr, id, elements: expr.elements.map((element) => this.copy(element)) };
      case 'map':
        return { ...expr, id, entries: expr.entries.map((entry) => this.copyEntry(entry)) };
      case 'struct':
        return { ...expr, id, fields: expr.fields.map((field) => this.copyField(field)) };
      case 'comprehension': {
        const iterRange = this.copy(expr.iterRange);
        const accuInit = this.copy(expr.accuInit);
        const loopCondition = this.copy(expr.loopCondition);
        const loopStep = this.copy(expr.loopStep);
        return { ...expr, id, iterRange, accuInit, loopCondition, loopStep, result: this.copy(expr.result) };
      }
    }
  }

  private copyEntry(entry: MapEntry): MapEntry {
    const id = this.builder.id(this.builder.start(entry.id));
    return { ...entry, id, key: this.copy(entry.key), value: this.copy(entry.value) };
  }

  private copyField<F extends { readonly id: number; readonly value: Expr }>(field: F): F {
    return { ...field, id: this.builder.id(this.builder.start(field.id)), value: this.copy(field.value) };
  }
}
