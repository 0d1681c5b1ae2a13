import type { FieldError } from '#apimachinery/util/validation/field/field_error';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { Integer } from '#engine/schema/wire';
import type { ExpressionCompiler, ExpressionFault } from './expressions.ts';
/** What the rules that hold an object find, in the order in which they look. */
export declare class Faults {
    #private;
    readonly list: FieldError[];
    /** Compiles expressions; without it, they are not looked at. */
    readonly expressions: ExpressionCompiler | undefined;
    constructor(expressions?: ExpressionCompiler, isDeclared?: boolean);
    /**
     * What rules find that Kubernetes declares beside its types, of beta level: it comes after everything else, as
     * kube-apiserver asks them last. Those of alpha level are asked for comparison only.
     */
    get declared(): Faults;
    /** What the rules find; the first ten thousand faults and one more when there are more. */
    static of(rules: (faults: Faults) => void, expressions?: ExpressionCompiler): FieldError[];
    required(path: Path, detail?: string): void;
    invalid(path: Path, value: unknown, detail: string): void;
    forbidden(path: Path, detail: string): void;
    unsupported(path: Path, value: unknown, supported: readonly string[]): void;
    duplicate(path: Path, value: unknown, detail?: string): void;
    notFound(path: Path, value: unknown, detail?: string): void;
    tooLong(path: Path, maxLength: number): void;
    tooMany(path: Path, count: number, max: number): void;
    internal(path: Path, message: string): void;
    /** What is wrong with an expression, if anything. Mirrors `convertCELErrorToValidationError`. */
    expression(path: Path, expression: string, fault: ExpressionFault | undefined): void;
    /** What a rule of apimachinery found. */
    add(errors: readonly FieldError[]): void;
    /** An error for every text of a rule that says what is wrong with a value. */
    each(path: Path, value: unknown, texts: readonly string[]): void;
    /** A text that must be there, and if it is, keep a rule. */
    named(path: Path, value: string | undefined, rule: (name: string) => readonly string[], detail?: string): void;
    /** The same, where a declared rule asks whether it is there. */
    declaredNamed(path: Path, value: string | undefined, rule: (name: string) => readonly string[]): void;
    /** A text that must be there. */
    present(path: Path, value: string | undefined, detail?: string): void;
    /** A value that may be left out, one of `supported` otherwise. */
    oneOf(path: Path, value: string | undefined, supported: readonly string[]): void;
    /** A number that is not negative, or left out. */
    nonNegative(path: Path, value: Integer | undefined): void;
    /** A number greater than zero. */
    positive(path: Path, value: number): void;
    /** A port: a number, or the name of one. */
    port(path: Path, port: number | string): void;
}
export declare const MUST_BE_POSITIVE = "must be greater than zero";
