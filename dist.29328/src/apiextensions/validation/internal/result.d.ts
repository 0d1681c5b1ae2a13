import type { FieldError } from '#apimachinery/util/validation/field/field_error';
import { type Path } from '#apimachinery/util/validation/field/path';
/** A fault of a value, as reported by the OpenAPI schema validator. */
export interface Problem {
    /** The message. Problems with the same message count once. */
    readonly message: string;
    /** The path, if reported. */
    readonly name?: string;
    /** The field error it becomes; `invalid` by default. */
    readonly as?: 'required' | 'enum' | 'tooLong' | 'tooMany' | 'type';
    readonly value?: unknown;
    /** The value as shown in messages, if different. */
    readonly valueText?: string;
    readonly limit?: number;
    readonly values?: readonly string[];
}
/** The result of validating a value. */
export declare class Result {
    #private;
    /** The number of checks passed: of several schemas, the one with most is assumed to be meant. */
    matchCount: number;
    get problems(): ReadonlyMap<string, Problem>;
    get isValid(): boolean;
    /** Whether there are so many problems that nobody needs more: the items and properties that follow are not judged. */
    get isFull(): boolean;
    add(problem: Problem): void;
    merge(other: Result): void;
}
/** Converts a problem to a field error. */
export declare function fieldError(fldPath: Path | undefined, problem: Problem): FieldError;
