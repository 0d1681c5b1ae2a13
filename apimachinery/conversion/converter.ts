import { goTypeOf } from '#engine/go/go_type_of';
import { hasCode } from '#engine/text/has_code';

/** Anything with a prototype: what conversions are registered between. */
export type Class<T extends object = object> = abstract new (...args: never) => T;

/**
 * Fills `out` from `in`; may share values with it. Throws when the object can't be converted.
 * Mirrors Go's `conversion.ConversionFunc`.
 */
export type ConversionFunc<In extends object = object, Out extends object = object> = (
  input: In,
  out: Out,
  scope: Scope,
) => void;

/** Passed to conversion functions to convert nested objects. Mirrors Go's `conversion.Scope`. */
export interface Scope {
  /** Converts with the same converter and context. */
  convert(input: object, out: object): void;
  /** What the caller passed to convert. */
  readonly context: unknown;
}

/** No conversion between two classes is registered. */
export class NotConvertibleError extends Error {
  readonly code = 'ERR_NOT_CONVERTIBLE';
  readonly from: string;
  readonly to: string;

  constructor(from: string, to: string) {
    super(`converting (${from}) to (${to}): unknown conversion`);
    this.name = 'NotConvertibleError';
    this.from = from;
    this.to = to;
  }
}

/** Whether an error is for a missing conversion between two types. */
export function isNotConvertibleError(err: unknown): err is NotConvertibleError {
  return hasCode(err, 'ERR_NOT_CONVERTIBLE');
}

/** The conversion functions of a Scheme, by the classes they convert between. Mirrors Go's `conversion.Converter`. */
export class Converter {
  readonly #registered = new Map<object, Map<object, ConversionFunc>>();
  readonly #generated = new Map<object, Map<object, ConversionFunc>>();
  readonly #ignored = new Map<object, Map<object, ConversionFunc>>();

  /** Adds a conversion. A later one for the same classes replaces it. */
  registerUntypedConversionFunc<In extends object, Out extends object>(
    from: Class<In>,
    to: Class<Out>,
    fn: ConversionFunc<In, Out>,
  ): void {
    add(this.#registered, from, to, fn as ConversionFunc);
  }

  /** Adds a conversion that is used only if none was added by {@link Converter.registerUntypedConversionFunc}. */
  registerGeneratedUntypedConversionFunc<In extends object, Out extends object>(
    from: Class<In>,
    to: Class<Out>,
    fn: ConversionFunc<In, Out>,
  ): void {
    add(this.#generated, from, to, fn as ConversionFunc);
  }

  /** Makes conversions between the classes do nothing, whatever else is added. */
  registerIgnoredConversion(from: Class, to: Class): void {
    add(this.#ignored, from, to, () => {});
  }

  /** Whether a conversion from the first to the second class was added. */
  has(from: Class, to: Class): boolean {
    return this.#find(from, to) !== undefined;
  }

  /**
   * Fills `out` from `input`, by their classes.
   * @param context passed on to the conversion functions
   * @throws {NotConvertibleError} when no conversion was added for the classes
   */
  convert(input: object, out: object, context?: unknown): void {
    const from = Object.getPrototypeOf(input)?.constructor ?? Object;
    const to = Object.getPrototypeOf(out)?.constructor ?? Object;
    const fn = this.#find(from, to);
    if (!fn) throw new NotConvertibleError(typeName(from), typeName(to));
    fn(input, out, { context, convert: (a, b) => this.convert(a, b, context) });
  }

  #find(from: object, to: object): ConversionFunc | undefined {
    return (
      this.#ignored.get(from)?.get(to) ?? this.#registered.get(from)?.get(to) ?? this.#generated.get(from)?.get(to)
    );
  }
}

function add(funcs: Map<object, Map<object, ConversionFunc>>, from: object, to: object, fn: ConversionFunc): void {
  let row = funcs.get(from);
  if (!row) funcs.set(from, (row = new Map()));
  row.set(to, fn);
}

/** The Go name of a class with a descriptor, `v1.Pod`; otherwise the class name. */
function typeName(type: { readonly name: string; readonly type?: unknown }): string {
  return typeof type.type === 'string' ? goTypeOf(type.type) : type.name;
}
