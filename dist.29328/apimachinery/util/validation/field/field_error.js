import { hasCode } from '#engine/text/has_code';
import { badValueText, omitValue } from './bad_value.js';
import { ErrorTypeDuplicate, ErrorTypeForbidden, ErrorTypeInternal, ErrorTypeInvalid, ErrorTypeNotFound, ErrorTypeNotSupported, ErrorTypeRequired, ErrorTypeTooFew, ErrorTypeTooLong, ErrorTypeTooMany, ErrorTypeTooShort, ErrorTypeTypeInvalid, errorTypeToString, } from './error_type.js';
/**
 * An invalid field of an object. `message` is Go's text: `spec.replicas: Invalid value: -1: must be positive`.
 * Immutable: methods that modify the receiver in Go return a copy. Mirrors Go's `field.Error`.
 *
 * Validation finds thousands of them in one bad object and throws none: they have no stack frames, and their message is
 * written when it is read.
 */
export class FieldError extends Error {
    code = 'ERR_FIELD';
    type;
    field;
    badValue;
    badValueText;
    detail;
    origin;
    coveredByDeclarative;
    fromImperative;
    validationStabilityLevel;
    shortCircuit;
    shortCircuitedInDeclarative;
    constructor(init) {
        const frames = Reflect.get(Error, STACK_TRACE_LIMIT);
        if (typeof frames === 'number')
            Reflect.set(Error, STACK_TRACE_LIMIT, 0);
        super(undefined, init.badValue instanceof Error ? { cause: init.badValue } : undefined);
        if (typeof frames === 'number')
            Reflect.set(Error, STACK_TRACE_LIMIT, frames);
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
    get message() {
        return `${this.field}: ${body(this)}`;
    }
    /** The message without the field. */
    errorBody() {
        return body(this);
    }
    /** Whether the error comes from an alpha declarative rule. */
    isAlpha() {
        return this.validationStabilityLevel === 'alpha';
    }
    /** Whether the error comes from a beta declarative rule. */
    isBeta() {
        return this.validationStabilityLevel === 'beta';
    }
    /** A copy with the violated rule. */
    withOrigin(origin) {
        return this.with({ origin });
    }
    /** A copy marked as covered by declarative validation. */
    markCoveredByDeclarative() {
        return this.with({ coveredByDeclarative: true });
    }
    /** A copy marked as imperative. */
    markFromImperative() {
        return this.with({ fromImperative: true });
    }
    /** A copy marked as one that declarative validation doesn't get to. Mirrors Go's `Error.MarkShortCircuitedInDV`. */
    markShortCircuitedInDV() {
        return this.with({ shortCircuitedInDeclarative: true });
    }
    /** A copy marked as alpha. */
    markAlpha() {
        return this.with({ validationStabilityLevel: 'alpha' });
    }
    /** A copy marked as beta. */
    markBeta() {
        return this.with({ validationStabilityLevel: 'beta' });
    }
    /** A copy with changed properties. */
    with(change) {
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
export function isFieldError(err) {
    return hasCode(err, 'ERR_FIELD');
}
/** A matcher for `filterOut` that matches field errors of one type. Mirrors Go's `field.NewErrorTypeMatcher`. */
export function newErrorTypeMatcher(type) {
    return (err) => isFieldError(err) && err.type === type;
}
function body({ type, badValue, badValueText, detail }) {
    const text = whatIsWrong(type, badValue, badValueText);
    return detail === undefined || detail === '' ? text : `${text}: ${detail}`;
}
function whatIsWrong(type, badValue, shown) {
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
