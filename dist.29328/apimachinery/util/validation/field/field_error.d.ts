import type { Matcher } from '../../errors/filter_out.ts';
import { type ErrorType } from './error_type.ts';
/** The stability level of the declarative rule behind an error. Mirrors Go's `field.ValidationStabilityLevel`. */
export type ValidationStabilityLevel = 'unknown' | 'alpha' | 'beta';
/** Properties of a {@link FieldError}. */
export interface FieldErrorInit {
    readonly type: ErrorType;
    /** The path as text: `spec.containers[0].name`. */
    readonly field: string;
    /** The invalid value; {@link omitValue} to omit it from the message. */
    readonly badValue?: unknown;
    /**
     * The value as shown in the message, if it does not follow from its JavaScript type: Go prints named string types,
     * such as operators, as JSON, and struct fields in declaration order. By default strings are quoted, numbers plain,
     * everything else JSON with sorted keys.
     */
    readonly badValueText?: string | undefined;
    /** What is wrong or what is expected. */
    readonly detail?: string;
    /** The violated rule, for programs: `format=ip-strict`, `maxItems`. */
    readonly origin?: string;
    /** Whether declarative validation reports the same error. */
    readonly coveredByDeclarative?: boolean;
    /** Whether the error comes from hand-written rules rather than declarative ones. */
    readonly fromImperative?: boolean;
    readonly validationStabilityLevel?: ValidationStabilityLevel;
    /** Whether nothing below the field is validated any further. */
    readonly shortCircuit?: boolean;
    /** Whether declarative validation has the same rule, but doesn't get to it for this value. */
    readonly shortCircuitedInDeclarative?: boolean;
}
/**
 * An invalid field of an object. `message` is Go's text: `spec.replicas: Invalid value: -1: must be positive`.
 * Immutable: methods that modify the receiver in Go return a copy. Mirrors Go's `field.Error`.
 *
 * Validation finds thousands of them in one bad object and throws none: they have no stack frames, and their message is
 * written when it is read.
 */
export declare class FieldError extends Error {
    readonly code = "ERR_FIELD";
    readonly type: ErrorType;
    readonly field: string;
    readonly badValue: unknown;
    readonly badValueText: string | undefined;
    readonly detail: string;
    readonly origin: string;
    readonly coveredByDeclarative: boolean;
    readonly fromImperative: boolean;
    readonly validationStabilityLevel: ValidationStabilityLevel;
    readonly shortCircuit: boolean;
    readonly shortCircuitedInDeclarative: boolean;
    constructor(init: FieldErrorInit);
    get message(): string;
    /** The message without the field. */
    errorBody(): string;
    /** Whether the error comes from an alpha declarative rule. */
    isAlpha(): boolean;
    /** Whether the error comes from a beta declarative rule. */
    isBeta(): boolean;
    /** A copy with the violated rule. */
    withOrigin(origin: string): FieldError;
    /** A copy marked as covered by declarative validation. */
    markCoveredByDeclarative(): FieldError;
    /** A copy marked as imperative. */
    markFromImperative(): FieldError;
    /** A copy marked as one that declarative validation doesn't get to. Mirrors Go's `Error.MarkShortCircuitedInDV`. */
    markShortCircuitedInDV(): FieldError;
    /** A copy marked as alpha. */
    markAlpha(): FieldError;
    /** A copy marked as beta. */
    markBeta(): FieldError;
    /** A copy with changed properties. */
    with(change: Partial<FieldErrorInit>): FieldError;
}
/** Whether an error is a {@link FieldError}, also one of another copy of this library. */
export declare function isFieldError(err: unknown): err is FieldError;
/** A matcher for `filterOut` that matches field errors of one type. Mirrors Go's `field.NewErrorTypeMatcher`. */
export declare function newErrorTypeMatcher(type: ErrorType): Matcher;
