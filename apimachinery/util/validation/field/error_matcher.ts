import { equalJSON } from '#engine/verbs/equal';
import { quote } from '#engine/schema/fault';
import { badValueText } from './bad_value.ts';
import type { ErrorList } from './error_list.ts';
import { errorTypeToString, ErrorTypeInvalid } from './error_type.ts';
import type { FieldError } from './field_error.ts';

/** Rewrites the path of a field, say that of an older version of an API. Mirrors Go's `field.NormalizationRule`. */
export interface NormalizationRule {
  /** All places where it matches are replaced, whether or not it has the flag `g`. */
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
  readonly detail?: (want: string, got: string) => boolean;
}

/**
 * Compares field errors with expected ones, for tests of validation code: only by what its methods name.
 * Immutable; every `by...` gives a matcher that also looks at something more. Mirrors Go's `field.ErrorMatcher`.
 *
 * ```ts
 * const matcher = new ErrorMatcher().byType().byField().byOrigin();
 * assert.deepEqual(matcher.test([field.invalid(path, undefined, '').withOrigin('minimum')], validate(object)), []);
 * ```
 */
export class ErrorMatcher {
  private readonly by: Criteria;

  /** Matches every error. @param criteria what the methods set; leave it out. @internal */
  constructor(criteria: Criteria = {}) {
    this.by = criteria;
  }

  private and(more: Criteria): ErrorMatcher {
    return new ErrorMatcher({ ...this.by, ...more });
  }

  /** Looks at the type. */
  byType(): ErrorMatcher {
    return this.and({ type: true });
  }

  /** Looks at the path of the field. */
  byField(): ErrorMatcher {
    return this.and({ field: true });
  }

  /** Looks at the path of the field; one that isn't the expected one is first rewritten by the first rule that changes it. */
  byFieldNormalized(rules: readonly NormalizationRule[]): ErrorMatcher {
    return this.and({ field: true, rules });
  }

  /** Looks at the bad value, by its content. */
  byValue(): ErrorMatcher {
    return this.and({ value: true });
  }

  /** Looks at the origin. {@link test} then lets one expected error that has an origin stand for several. */
  byOrigin(): ErrorMatcher {
    return this.and({ origin: true });
  }

  /** Where the origin is looked at, errors of type `Invalid` must have one. */
  requireOriginWhenInvalid(): ErrorMatcher {
    return this.and({ originWhenInvalid: true });
  }

  /** Looks at `fromImperative`. */
  bySource(): ErrorMatcher {
    return this.and({ source: true });
  }

  /** Looks at the stability level. */
  byValidationStabilityLevel(): ErrorMatcher {
    return this.and({ level: true });
  }

  /** Looks at the detail, which must be the expected one. Of several `byDetail...` the last counts. */
  byDetailExact(): ErrorMatcher {
    return this.and({ detail: (want, got) => got === want });
  }

  /** Looks at the detail, which must hold the expected one. */
  byDetailSubstring(): ErrorMatcher {
    return this.and({ detail: (want, got) => got.includes(want) });
  }

  /** Looks at the detail; the expected one is a regular expression of JavaScript, found anywhere in it. */
  byDetailRegexp(): ErrorMatcher {
    return this.and({ detail: (want, got) => new RegExp(want, 'u').test(got) });
  }

  /** Looks at type, field, value, origin and detail. */
  exactly(): ErrorMatcher {
    return this.byType().byField().byValue().byOrigin().byDetailExact();
  }

  /** Whether an error is as expected. */
  matches(want: FieldError, got: FieldError): boolean {
    const by = this.by;
    if (by.type === true && want.type !== got.type) return false;
    if (by.field === true && want.field !== got.field && want.field !== this.normalized(got.field)) return false;
    if (by.value === true && !equalJSON(want.badValue ?? null, got.badValue ?? null)) return false;
    if (by.origin === true) {
      if (want.origin !== got.origin) return false;
      if (by.originWhenInvalid === true && want.type === ErrorTypeInvalid && want.origin === '') return false;
    }
    if (by.detail !== undefined && !by.detail(want.detail, got.detail)) return false;
    if (by.level === true && want.validationStabilityLevel !== got.validationStabilityLevel) return false;
    return by.source !== true || want.fromImperative === got.fromImperative;
  }

  /** An error as text, with what the matcher looks at: `{Type="Invalid value", Field="spec.replicas"}`. */
  render(error: FieldError): string {
    const by = this.by;
    const parts: string[] = [];
    if (by.type === true) parts.push(`Type=${quote(errorTypeToString(error.type))}`);
    if (by.field === true) {
      const normalized = this.normalized(error.field);
      parts.push(
        normalized === error.field
          ? `Field=${quote(error.field)}`
          : `Field=${quote(normalized)} (aka ${quote(error.field)})`,
      );
    }
    if (by.value === true) parts.push(`Value=${valueText(error.badValue)}`);
    if (by.origin === true || (by.originWhenInvalid === true && error.type === ErrorTypeInvalid))
      parts.push(`Origin=${quote(error.origin)}`);
    if (by.detail !== undefined) parts.push(`Detail=${quote(error.detail)}`);
    if (by.level === true) parts.push(`ValidationStabilityLevel=${error.validationStabilityLevel}`);
    if (by.source === true) parts.push(`FromImperative=${error.fromImperative}`);
    return `{${parts.join(', ')}}`;
  }

  /**
   * Holds what a validation found against what was expected, in any order. Every expected error takes one of those
   * found, or, if the matcher looks at origins and it has one, all that match.
   *
   * Differs from Go: gives what is wrong, in Go's words, instead of reporting it to a `testing.T`.
   * @returns empty when all is as expected. An error that was found twice, alike in everything, is wrong in any case.
   */
  test(want: Readonly<ErrorList>, got: Readonly<ErrorList>): string[] {
    const wrong: string[] = [];
    const exactly = this.exactly();
    const seen = new Set<string>();
    for (const error of got) {
      const text = exactly.render(error);
      if (seen.has(text)) wrong.push(`exact duplicate error:\n${text}`);
      seen.add(text);
    }
    let remaining = [...got];
    for (const expected of want) {
      const first = remaining.findIndex((error) => this.matches(expected, error));
      if (first < 0) wrong.push(`expected an error matching:\n${this.render(expected)}`);
      else if (this.by.origin === true && expected.origin !== '')
        remaining = remaining.filter((error) => !this.matches(expected, error));
      else remaining.splice(first, 1);
    }
    return [...wrong, ...remaining.map((error) => `unmatched error:\n${exactly.render(error)}`)];
  }

  private normalized(path: string): string {
    for (const { regexp, replacement } of this.by.rules ?? []) {
      const all = regexp.global ? regexp : new RegExp(regexp.source, `${regexp.flags}g`);
      const normalized = path.replace(all, replacement);
      if (normalized !== path) return normalized;
    }
    return path;
  }
}

/** As `%v` prints it, but for maps, lists and structs, which Go prints in its own way: they are JSON. */
function valueText(value: unknown): string {
  return value === undefined || value === null ? '<nil>' : badValueText(value);
}
