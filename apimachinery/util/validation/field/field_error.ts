import { hasCode } from '#engine/text/has_code';
import type { Matcher } from '../../errors/filter_out.ts';
import { badValueText, omitValue } from './bad_value.ts';
import {
  type ErrorType,
  ErrorTypeDuplicate,
  ErrorTypeForbidden,
  ErrorTypeInternal,
  ErrorTypeInvalid,
  ErrorTypeNotFound,
  ErrorTypeNotSupported,
  ErrorTypeRequired,
  ErrorTypeTooFew,
  ErrorTypeTooLong,
  ErrorTypeTooMany,
  ErrorTypeTooShort,
  ErrorTypeTypeInvalid,
  errorTypeToString,
} from './error_type.ts';

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
export class FieldError extends Error {
  readonly code = 'ERR_FIELD';
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

  constructor(init: FieldErrorInit) {
    const frames: unknown = Reflect.get(Error, STACK_TRACE_LIMIT);
    if (typeof frames === 'number') Reflect.set(Error, STACK_TRACE_LIMIT, 0);
    super(undefined, init.badValue instanceof Error ? { cause: init.badValue } : undefined);
    if (typeof frames === 'number') Reflect.set(Error, STACK_TRACE_LIMIT, frames);
    this.name = 'FieldError';
    this.type = init.type;
    this.field = init.field;
    this.badValue = init.badValue;
    this.badValueText = init.badValueText;
    this.detail = init.detail ?? '';
    this.origin = init.origin ?? '';
    this.coveredByDeclarative = init.coveredByDeclarative ?? false;
    this.fromImperative = init.fromImperative ?? false;
    this.validationStabilityLevel = init.validationStabilityLevel ?? 'unknown';
    this.shortCircuit = init.shortCircuit ?? false;
    this.shortCircuitedInDeclarative = init.shortCircuitedInDeclarative ?? false;
  }

  override get message(): string {
    return `${this.field}: ${body(this)}`;
  }

  /** The message without the field. */
  errorBody(): string {
    return body(this);
  }

  /** Whether the error comes from an alpha declarative rule. */
  isAlpha(): boolean {
    return this.validationStabilityLevel === 'alpha';
  }

  /** Whether the error comes from a beta declarative rule. */
  isBeta(): boolean {
    return this.validationStabilityLevel === 'beta';
  }

  /** A copy with the violated rule. */
  withOrigin(origin: string): FieldError {
    return this.with({ origin });
  }

  /** A copy marked as covered by declarative validation. */
  markCoveredByDeclarative(): FieldError {
    return this.with({ coveredByDeclarative: true });
  }

  /** A copy marked as imperative. */
  markFromImperative(): FieldError {
    return this.with({ fromImperative: true });
  }

  /** A copy marked as one that declarative validation doesn't get to. Mirrors Go's `Error.MarkShortCircuitedInDV`. */
  markShortCircuitedInDV(): FieldError {
    return this.with({ shortCircuitedInDeclarative: true });
  }

  /** A copy marked as alpha. */
  markAlpha(): FieldError {
    return this.with({ validationStabilityLevel: 'alpha' });
  }

  /** A copy marked as beta. */
  markBeta(): FieldError {
    return this.with({ validationStabilityLevel: 'beta' });
  }

  /** A copy with changed properties. */
  with(change: Partial<FieldErrorInit>): FieldError {
    const { type, field, badValue, detail, origin, coveredByDeclarative, fromImperative } = this;
    const { validationStabilityLevel, shortCircuit, shortCircuitedInDeclarative } = this;
    const badValueText = 'badValue' in change ? undefined : this.badValueText;
    return new FieldError({
      type,
      field,
      badValue,
      badValueText,
      detail,
      origin,
      coveredByDeclarative,
      fromImperative,
      validationStabilityLevel,
      shortCircuit,
      shortCircuitedInDeclarative,
      ...change,
    });
  }
}

/** How many frames an engine walks for a new error: ten cost ten times what the rest of a {@link FieldError} does. */
const STACK_TRACE_LIMIT = 'stackTraceLimit';

/** Whether an error is a {@link FieldError}, also one of another copy of this library. */
export function isFieldError(err: unknown): err is FieldError {
  return hasCode(err, 'ERR_FIELD');
}

/** A matcher for `filterOut` that matches field errors of one type. Mirrors Go's `field.NewErrorTypeMatcher`. */
export function newErrorTypeMatcher(type: ErrorType): Matcher {
  return (err) => isFieldError(err) && err.type === type;
}

function body({ type, badValue, badValueText, detail }: FieldErrorInit): string {
  const text = whatIsWrong(type, badValue, badValueText);
  return detail === undefined || detail === '' ? text : `${text}: ${detail}`;
}

function whatIsWrong(type: ErrorType, badValue: unknown, shown: string | undefined): string {
  const words = errorTypeToString(type);
  switch (type) {
    case ErrorTypeRequired:
    case ErrorTypeForbidden:
    case ErrorTypeTooLong:
    case ErrorTypeTooShort:
    case ErrorTypeInternal:
      return words;
    case ErrorTypeInvalid:
    case ErrorTypeTypeInvalid:
    case ErrorTypeNotSupported:
    case ErrorTypeNotFound:
    case ErrorTypeDuplicate:
    case ErrorTypeTooMany:
    case ErrorTypeTooFew:
      return badValue === omitValue ? words : `${words}: ${shown ?? badValueText(badValue)}`;
    default:
      return `Internal error: unhandled error code: ${words}: please report this`;
  }
}
