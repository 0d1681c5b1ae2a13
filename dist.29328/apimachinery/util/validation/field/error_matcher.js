import { quote } from '#engine/schema/fault';
import { equalJSON } from '#engine/verbs/equal_json';
import { badValueText } from './bad_value.js';
import { ErrorTypeInvalid, errorTypeToString } from './error_type.js';
/**
 * Compares field errors with expected ones, in tests of validation code, by selected properties. Immutable; every
 * `by...` method returns a matcher that compares one more. Mirrors Go's `field.ErrorMatcher`.
 *
 * ```ts
 * const matcher = new ErrorMatcher().byType().byField().byOrigin();
 * assert.deepEqual(matcher.test([field.invalid(path, undefined, '').withOrigin('minimum')], validate(object)), []);
 * ```
 */
export class ErrorMatcher {
    by;
    /** Matches every error. @param criteria what the methods set; leave it out. @internal */
    constructor(criteria = {}) {
        this.by = criteria;
    }
    and(more) {
        return new ErrorMatcher({ ...this.by, ...more });
    }
    /** Compares the type. */
    byType() {
        return this.and({ type: true });
    }
    /** Compares the field path. */
    byField() {
        return this.and({ field: true });
    }
    /** Compares the field path; if it differs, it is first rewritten by the first rule that matches. */
    byFieldNormalized(rules) {
        return this.and({ field: true, rules });
    }
    /** Compares the bad value deeply. */
    byValue() {
        return this.and({ value: true });
    }
    /** Compares the origin. In {@link test}, one expected error with an origin then matches several. */
    byOrigin() {
        return this.and({ origin: true });
    }
    /** When origins are compared, errors of type `Invalid` must have one. */
    requireOriginWhenInvalid() {
        return this.and({ originWhenInvalid: true });
    }
    /** Compares `fromImperative`. */
    bySource() {
        return this.and({ source: true });
    }
    /** Compares `shortCircuit`. */
    matchShortCircuit() {
        return this.and({ shortCircuit: true });
    }
    /** An error that ended the validation of a field also matches what is expected below the field. Not for {@link test}. */
    matchAncestorShortCircuit() {
        return this.and({ ancestor: true });
    }
    /** Compares the stability level. */
    byValidationStabilityLevel() {
        return this.and({ level: true });
    }
    /** Compares the detail exactly. Of several `byDetail...`, the last wins. */
    byDetailExact() {
        return this.and({ detail: (want, got) => got === want });
    }
    /** The detail must contain the expected one. */
    byDetailSubstring() {
        return this.and({ detail: (want, got) => got.includes(want) });
    }
    /** The detail must match the expected one, a JavaScript regular expression, anywhere. */
    byDetailRegexp() {
        return this.and({ detail: (want, got) => new RegExp(want, 'u').test(got) });
    }
    /** Compares type, field, value, origin and detail. */
    exactly() {
        return this.byType().byField().byValue().byOrigin().byDetailExact();
    }
    /** Whether an error is as expected. */
    matches(want, got) {
        const by = this.by;
        const field = want.field === got.field ? got.field : this.normalized(got.field);
        if (by.ancestor === true && got.shortCircuit && (isBelow(want.field, field) || isBelow(want.field, got.field)))
            return true;
        if (by.type === true && want.type !== got.type)
            return false;
        if (by.field === true && want.field !== field)
            return false;
        if (by.value === true && !equalJSON(want.badValue ?? null, got.badValue ?? null))
            return false;
        if (by.origin === true) {
            if (want.origin !== got.origin)
                return false;
            if (by.originWhenInvalid === true && want.type === ErrorTypeInvalid && want.origin === '')
                return false;
        }
        if (by.detail !== undefined && !by.detail(want.detail, got.detail))
            return false;
        if (by.level === true && want.validationStabilityLevel !== got.validationStabilityLevel)
            return false;
        if (by.source === true && want.fromImperative !== got.fromImperative)
            return false;
        return by.shortCircuit !== true || want.shortCircuit === got.shortCircuit;
    }
    /** An error as text, with the compared properties: `{Type="Invalid value", Field="spec.replicas"}`. */
    render(error) {
        const by = this.by;
        const parts = [];
        if (by.type === true)
            parts.push(`Type=${quote(errorTypeToString(error.type))}`);
        if (by.field === true) {
            const normalized = this.normalized(error.field);
            parts.push(normalized === error.field
                ? `Field=${quote(error.field)}`
                : `Field=${quote(normalized)} (aka ${quote(error.field)})`);
        }
        if (by.value === true)
            parts.push(`Value=${valueText(error.badValue)}`);
        if (by.origin === true || (by.originWhenInvalid === true && error.type === ErrorTypeInvalid))
            parts.push(`Origin=${quote(error.origin)}`);
        if (by.detail !== undefined)
            parts.push(`Detail=${quote(error.detail)}`);
        if (by.level === true)
            parts.push(`ValidationStabilityLevel=${error.validationStabilityLevel}`);
        if (by.source === true)
            parts.push(`FromImperative=${error.fromImperative}`);
        if (by.shortCircuit === true)
            parts.push(`ShortCircuit=${error.shortCircuit}`);
        return `{${parts.join(', ')}}`;
    }
    /**
     * Compares actual errors with expected ones, in any order. Every expected error matches one actual error or, if
     * origins are compared and it has one, all that match.
     *
     * Differs from Go: returns the mismatches, in Go's words, instead of reporting them to a `testing.T`.
     * @returns empty when everything matches. Two identical actual errors are always a mismatch.
     */
    test(want, got) {
        const wrong = [];
        if (this.by.ancestor === true)
            wrong.push('matchAncestorShortCircuit is not supported for test');
        const exactly = this.exactly();
        const seen = new Set();
        for (const error of got) {
            const text = exactly.render(error);
            if (seen.has(text))
                wrong.push(`exact duplicate error:\n${text}`);
            seen.add(text);
        }
        let remaining = [...got];
        for (const expected of want) {
            const first = remaining.findIndex((error) => this.matches(expected, error));
            if (first < 0)
                wrong.push(`expected an error matching:\n${this.render(expected)}`);
            else if (this.by.origin === true && expected.origin !== '')
                remaining = remaining.filter((error) => !this.matches(expected, error));
            else
                remaining.splice(first, 1);
        }
        return [...wrong, ...remaining.map((error) => `unmatched error:\n${exactly.render(error)}`)];
    }
    normalized(path) {
        for (const { regexp, replacement } of this.by.rules ?? []) {
            const all = regexp.global ? regexp : new RegExp(regexp.source, `${regexp.flags}g`);
            const normalized = path.replace(all, replacement);
            if (normalized !== path)
                return normalized;
        }
        return path;
    }
}
/** Whether a path is that of something within a field: `spec.a.b` and `spec.a[0]` are, `spec.ab` is not, in `spec.a`. */
function isBelow(path, field) {
    const next = path[field.length];
    return field !== '' && path.startsWith(field) && (next === '.' || next === '[');
}
/** As `%v` prints it, except that maps, lists and structs are printed as JSON. */
function valueText(value) {
    return value === undefined || value === null ? '<nil>' : badValueText(value);
}
