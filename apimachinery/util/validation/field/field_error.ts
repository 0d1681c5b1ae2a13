import type { Matcher } from '../../errors/filter_out.ts';
import { badValueText, omitValue } from './bad_value.ts';
import {
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
  type ErrorType,
} from './error_type.ts';

/** How settled the declarative rule is that an error comes from. Mirrors Go's `field.ValidationStabilityLevel`. */
export type ValidationStabilityLevel = 'unknown' | 'alpha' | 'beta';

/** What a {@link FieldError} is made of. */
export interface FieldErrorInit {
  readonly type: ErrorType;
  /** The path as text: `spec.containers[0].name`. */
  readonly field: string;
  /** The value that is wrong; {@link omitValue} to leave it out of the message. */
  readonly badValue?: unknown;
  /**
   * The value as the message shows it, when that does not follow from its JavaScript type: Go shows an operator, which
   * is a string type with a name, as JSON, and the fields of a struct in their order, not sorted. By default strings are
   * quoted, numbers plain, all else is JSON with sorted keys.
   */
  readonly badValueText?: string | undefined;
  /** What is wrong or what would be right. */
  readonly detail?: string;
  /** The rule that was broken, for programs: `format=ip-strict`, `maxItems`. */
  readonly origin?: string;
  /** Whether the declarative rules of the API report the same. */
  readonly coveredByDeclarative?: boolean;
  /** Whether hand-written rules, not declarative ones, gave the error. */
  readonly fromImperative?: boolean;
  readonly validationStabilityLevel?: ValidationStabilityLevel;
}

/**
 * A wrong value in a field of an object. `message` is Go's text: `spec.replicas: Invalid value: -1: must be positive`.
 * Immutable: methods that set something in Go give a copy. Mirrors Go's `field.Error`.
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

  constructor(init: FieldErrorInit) {
    super(`${init.field}: ${body(init)}`, init.badValue instanceof Error ? { cause: init.badValue } : undefined);
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
  }

  /** The message without the field. */
  errorBody(): string {
    return body(this);
  }

  /** Whether a declarative rule of alpha level gave the error. */
  isAlpha(): boolean {
    return this.validationStabilityLevel === 'alpha';
  }

  /** Whether a declarative rule of beta level gave the error. */
  isBeta(): boolean {
    return this.validationStabilityLevel === 'beta';
  }

  /** A copy that names the broken rule. */
  withOrigin(origin: string): FieldError {
    return this.with({ origin });
  }

  /** A copy that says that the declarative rules report the same. */
  markCoveredByDeclarative(): FieldError {
    return this.with({ coveredByDeclarative: true });
  }

  /** A copy that says that hand-written rules gave the error. */
  markFromImperative(): FieldError {
    return this.with({ fromImperative: true });
  }

  /** A copy of alpha level. */
  markAlpha(): FieldError {
    return this.with({ validationStabilityLevel: 'alpha' });
  }

  /** A copy of beta level. */
  markBeta(): FieldError {
    return this.with({ validationStabilityLevel: 'beta' });
  }

  /** A copy in which some properties are others. */
  with(change: Partial<FieldErrorInit>): FieldError {
    const { type, field, badValue, detail, origin, coveredByDeclarative, fromImperative, validationStabilityLevel } =
      this;
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
      ...change,
    });
  }
}

/** Whether an error is a {@link FieldError}, also one of another copy of this library. */
export function isFieldError(err: unknown): err is FieldError {
  return typeof err === 'object' && err !== null && (err as { code?: unknown }).code === 'ERR_FIELD';
}

/** A matcher for `filterOut` that means the field errors of one type. Mirrors Go's `field.NewErrorTypeMatcher`. */
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
