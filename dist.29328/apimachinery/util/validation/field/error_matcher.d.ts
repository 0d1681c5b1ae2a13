import type { ErrorList } from './error_list.ts';
import type { FieldError } from './field_error.ts';
/** Rewrites the path of a field, for example from an older API version. Mirrors Go's `field.NormalizationRule`. */
export interface NormalizationRule {
    /** All matches are replaced, with or without the flag `g`. */
    readonly regexp: RegExp;
    /** As `String.prototype.replace` takes it: `$1` is the first group. */
    readonly replacement: string;
}
interface Criteria {
    readonly type?: boolean;
    readonly field?: boolean;
    readonly rules?: readonly NormalizationRule[];
    readonly value?: boolean;
    readonly origin?: boolean;
    readonly originWhenInvalid?: boolean;
    readonly level?: boolean;
    readonly source?: boolean;
    readonly shortCircuit?: boolean;
    readonly ancestor?: boolean;
    readonly detail?: (want: string, got: string) => boolean;
}
/**
 * Compares field errors with expected ones, in tests of validation code, by selected properties. Immutable; every
 * `by...` method returns a matcher that compares one more. Mirrors Go's `field.ErrorMatcher`.
 *
 * ```ts
 * const matcher = new ErrorMatcher().byType().byField().byOrigin();
 * assert.deepEqual(matcher.test([field.invalid(path, undefined, '').withOrigin('minimum')], validate(object)), []);
 * ```
 */
export declare class ErrorMatcher {
    private readonly by;
    /** Matches every error. @param criteria what the methods set; leave it out. @internal */
    constructor(criteria?: Criteria);
    private and;
    /** Compares the type. */
    byType(): ErrorMatcher;
    /** Compares the field path. */
    byField(): ErrorMatcher;
    /** Compares the field path; if it differs, it is first rewritten by the first rule that matches. */
    byFieldNormalized(rules: readonly NormalizationRule[]): ErrorMatcher;
    /** Compares the bad value deeply. */
    byValue(): ErrorMatcher;
    /** Compares the origin. In {@link test}, one expected error with an origin then matches several. */
    byOrigin(): ErrorMatcher;
    /** When origins are compared, errors of type `Invalid` must have one. */
    requireOriginWhenInvalid(): ErrorMatcher;
    /** Compares `fromImperative`. */
    bySource(): ErrorMatcher;
    /** Compares `shortCircuit`. */
    matchShortCircuit(): ErrorMatcher;
    /** An error that ended the validation of a field also matches what is expected below the field. Not for {@link test}. */
    matchAncestorShortCircuit(): ErrorMatcher;
    /** Compares the stability level. */
    byValidationStabilityLevel(): ErrorMatcher;
    /** Compares the detail exactly. Of several `byDetail...`, the last wins. */
    byDetailExact(): ErrorMatcher;
    /** The detail must contain the expected one. */
    byDetailSubstring(): ErrorMatcher;
    /** The detail must match the expected one, a JavaScript regular expression, anywhere. */
    byDetailRegexp(): ErrorMatcher;
    /** Compares type, field, value, origin and detail. */
    exactly(): ErrorMatcher;
    /** Whether an error is as expected. */
    matches(want: FieldError, got: FieldError): boolean;
    /** An error as text, with the compared properties: `{Type="Invalid value", Field="spec.replicas"}`. */
    render(error: FieldError): string;
    /**
     * Compares actual errors with expected ones, in any order. Every expected error matches one actual error or, if
     * origins are compared and it has one, all that match.
     *
     * Differs from Go: returns the mismatches, in Go's words, instead of reporting them to a `testing.T`.
     * @returns empty when everything matches. Two identical actual errors are always a mismatch.
     */
    test(want: Readonly<ErrorList>, got: Readonly<ErrorList>): string[];
    private normalized;
}
export {};
