import { isValidPortName } from '#apimachinery/util/validation/dns';
import {
  duplicate,
  forbidden,
  internalError,
  invalid,
  notFound,
  notSupported,
  required,
  tooLong,
  tooMany,
} from '#apimachinery/util/validation/field/constructors';
import type { FieldError } from '#apimachinery/util/validation/field/field_error';
import type { Path } from '#apimachinery/util/validation/field/path';
import { isValidPortNum } from '#apimachinery/util/validation/numbers';
import type { Integer } from '#engine/schema/wire';
import type { ExpressionCompiler, ExpressionFault } from './expressions.ts';

/**
 * How many faults of an object are looked for: more than `newInvalid` reports. Differs from Go: its rules go on, and an
 * object of 3 MB can have millions.
 */
const MAX_FAULTS = 10_001;

/** Ends the judging of an object that has {@link MAX_FAULTS}. */
class TooManyFaults extends Error {}

/** What the rules that hold an object find, in the order in which they look. */
export class Faults {
  readonly list: FieldError[] = [];
  /** Compiles expressions; without it, they are not looked at. */
  readonly expressions: ExpressionCompiler | undefined;
  readonly #isDeclared: boolean;
  #declared: Faults | undefined;

  constructor(expressions?: ExpressionCompiler, isDeclared = false) {
    this.expressions = expressions;
    this.#isDeclared = isDeclared;
  }

  /**
   * What rules find that Kubernetes declares beside its types, of beta level: it comes after everything else, as
   * kube-apiserver asks them last. Those of alpha level are asked for comparison only.
   */
  get declared(): Faults {
    return (this.#declared ??= new Faults(undefined, true));
  }

  /** What the rules find; the first ten thousand faults and one more when there are more. */
  static of(rules: (faults: Faults) => void, expressions?: ExpressionCompiler): FieldError[] {
    const faults = new Faults(expressions);
    try {
      rules(faults);
    } catch (error) {
      if (!(error instanceof TooManyFaults)) throw error;
    }
    return [...faults.list, ...(faults.#declared?.list ?? [])];
  }

  #found(error: FieldError): void {
    this.list.push(this.#isDeclared ? error.markBeta() : error);
    if (this.list.length >= MAX_FAULTS) throw new TooManyFaults();
  }

  required(path: Path, detail = ''): void {
    this.#found(required(path, detail));
  }

  invalid(path: Path, value: unknown, detail: string): void {
    this.#found(invalid(path, value, detail));
  }

  forbidden(path: Path, detail: string): void {
    this.#found(forbidden(path, detail));
  }

  unsupported(path: Path, value: unknown, supported: readonly string[]): void {
    this.#found(notSupported(path, value, supported));
  }

  duplicate(path: Path, value: unknown, detail = ''): void {
    const error = duplicate(path, value);
    this.#found(detail === '' ? error : error.with({ detail }));
  }

  notFound(path: Path, value: unknown, detail = ''): void {
    const error = notFound(path, value);
    this.#found(detail === '' ? error : error.with({ detail }));
  }

  tooLong(path: Path, maxLength: number): void {
    this.#found(tooLong(path, '', maxLength));
  }

  tooMany(path: Path, count: number, max: number): void {
    this.#found(tooMany(path, count, max));
  }

  internal(path: Path, message: string): void {
    this.#found(internalError(path, new Error(message)));
  }

  /** What is wrong with an expression, if anything. Mirrors `convertCELErrorToValidationError`. */
  expression(path: Path, expression: string, fault: ExpressionFault | undefined): void {
    if (fault === undefined) return;
    if (fault.type === 'internal') this.internal(path, fault.detail);
    else if (fault.type === 'cost') this.forbidden(path, fault.detail);
    else this.invalid(path, expression, fault.detail);
  }

  /** What a rule of apimachinery found. */
  add(errors: readonly FieldError[]): void {
    for (const error of errors) this.#found(error);
  }

  /** An error for every text of a rule that says what is wrong with a value. */
  each(path: Path, value: unknown, texts: readonly string[]): void {
    for (const text of texts) this.#found(invalid(path, value, text));
  }

  /** A text that must be there, and if it is, keep a rule. */
  named(path: Path, value: string | undefined, rule: (name: string) => readonly string[], detail = ''): void {
    if (value === undefined || value === '') this.required(path, detail);
    else this.each(path, value, rule(value));
  }

  /** The same, where a declared rule asks whether it is there. */
  declaredNamed(path: Path, value: string | undefined, rule: (name: string) => readonly string[]): void {
    if (value === undefined || value === '') this.declared.required(path);
    else this.each(path, value, rule(value));
  }

  /** A text that must be there. */
  present(path: Path, value: string | undefined, detail = ''): void {
    if (value === undefined || value === '') this.required(path, detail);
  }

  /** A value that may be left out, one of `supported` otherwise. */
  oneOf(path: Path, value: string | undefined, supported: readonly string[]): void {
    if (value !== undefined && !supported.includes(value)) this.unsupported(path, value, supported);
  }

  /** A number that is not negative, or left out. */
  nonNegative(path: Path, value: Integer | undefined): void {
    if (value !== undefined && value < 0) this.#found(invalid(path, value, MUST_NOT_BE_NEGATIVE).withOrigin('minimum'));
  }

  /** A number greater than zero. */
  positive(path: Path, value: number): void {
    if (value <= 0) this.#found(invalid(path, value, MUST_BE_POSITIVE).withOrigin('minimum'));
  }

  /** A port: a number, or the name of one. */
  port(path: Path, port: number | string): void {
    if (typeof port === 'string') this.each(path, port, isValidPortName(port));
    else this.each(path, port, isValidPortNum(port));
  }
}

const MUST_NOT_BE_NEGATIVE = 'must be greater than or equal to 0';
export const MUST_BE_POSITIVE = 'must be greater than zero';
