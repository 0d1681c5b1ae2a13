import { parseInt64 } from '#engine/go/int64_text';
import { compareUTF8 } from '#engine/text/utf8';
import { DoesNotExist, DoubleEquals, Equals, Exists, GreaterThan, In, LessThan, NotEquals, NotIn, } from '../selection/operator.js';
import { invalid, notSupported } from '../util/validation/field/constructors.js';
import { ErrorList } from '../util/validation/field/error_list.js';
import { newPath } from '../util/validation/field/path.js';
import { binaryOperators, labelKeyError, labelValueError } from './internal/label_errors.js';
import { lookup } from './internal/lookup.js';
/**
 * One condition of a selector: a key, an operator and values. Immutable. Created by {@link newRequirement} or a parser.
 * Mirrors Go's `labels.Requirement`.
 */
export class Requirement {
    label;
    op;
    given;
    /** Does not validate: use {@link newRequirement}. @internal */
    constructor(key, operator, values) {
        this.label = key;
        this.op = operator;
        this.given = values;
    }
    /** The label's key. */
    key() {
        return this.label;
    }
    operator() {
        return this.op;
    }
    /** The distinct values. */
    values() {
        return new Set(this.given);
    }
    /** The values as they were given. */
    valuesUnsorted() {
        return [...this.given];
    }
    /** Whether labels match. Labels without the key match `!=` and `notin`, but not `>` and `<`. */
    matches(labels) {
        const value = lookup(labels, this.label);
        switch (this.op) {
            case Equals:
            case DoubleEquals:
            case In:
                return value !== undefined && this.given.includes(value);
            case NotEquals:
            case NotIn:
                return value === undefined || !this.given.includes(value);
            case Exists:
                return value !== undefined;
            case DoesNotExist:
                return value === undefined;
            case GreaterThan:
            case LessThan: {
                const integer = value === undefined ? undefined : parseInt64(value);
                const limit = parseInt64(this.given[0]);
                if (integer === undefined || limit === undefined)
                    return false;
                return this.op === GreaterThan ? integer > limit : integer < limit;
            }
        }
    }
    /** Whether key, operator and values are the same, the values in the same order. */
    equal(other) {
        const theirs = other.given;
        return (this.label === other.label &&
            this.op === other.op &&
            this.given.length === theirs.length &&
            this.given.every((value, index) => value === theirs[index]));
    }
    /** In selector syntax: `a=1`, `a in (1,2)` with sorted values, `!a`. */
    toString() {
        const values = this.given.length > 1 ? [...this.given].sort(compareUTF8).join(',') : (this.given[0] ?? '');
        switch (this.op) {
            case DoesNotExist:
                return `!${this.label}`;
            case Exists:
                return this.label;
            case In:
                return `${this.label} in (${values})`;
            case NotIn:
                return `${this.label} notin (${values})`;
            case GreaterThan:
                return `${this.label}>${values}`;
            case LessThan:
                return `${this.label}<${values}`;
            default:
                return `${this.label}${this.op}${values}`;
        }
    }
}
/** Go's method of `labels.Requirements`. */
export const Requirements = {
    /** The requirements, joined by a comma and a space. */
    toString(requirements) {
        return requirements.join(', ');
    },
};
/** The order of requirements in a selector, for `Array.sort`. Mirrors Go's `labels.ByKey`. */
export function byKey(a, b) {
    return compareUTF8(a.key(), b.key());
}
/**
 * Creates and validates a requirement: `in` and `notin` need values, `=`, `==` and `!=` exactly one, `exists` and `!`
 * none; `gt` and `lt` need one integer, unsigned as it must be a valid label value. Null and undefined values count as
 * none. Mirrors Go's `labels.NewRequirement`.
 * @param options `path`: its path, for errors
 * @throws {Aggregate} of field errors, with Go's messages
 */
export function newRequirement(key, op, values, options) {
    const errors = requirementErrors(key, op, values ?? null, options?.path ?? newPath());
    const aggregate = ErrorList.toAggregate(errors);
    if (aggregate !== undefined)
        throw aggregate;
    return new Requirement(key, op, [...(values ?? [])]);
}
function requirementErrors(key, op, values, path) {
    const valuePath = path.child('values');
    const given = values ?? [];
    const errors = [labelKeyError(key, path.child('key'))];
    const refuse = (detail) => void errors.push(invalid(valuePath, values, detail));
    switch (op) {
        case In:
        case NotIn:
            if (given.length === 0)
                refuse("for 'in', 'notin' operators, values set can't be empty");
            break;
        case Equals:
        case DoubleEquals:
        case NotEquals:
            if (given.length !== 1)
                refuse('exact-match compatibility requires one single value');
            break;
        case Exists:
        case DoesNotExist:
            if (given.length !== 0)
                refuse('values set must be empty for exists and does not exist');
            break;
        case GreaterThan:
        case LessThan:
            if (given.length !== 1)
                refuse("for 'Gt', 'Lt' operators, exactly one value is required");
            for (const [index, value] of given.entries()) {
                if (parseInt64(value) !== undefined)
                    continue;
                errors.push(invalid(valuePath.index(index), value, "for 'Gt', 'Lt' operators, the value must be an integer"));
            }
            break;
        default:
            // Differs from Go: it prints the operator as JSON, "\u003c" for "<".
            errors.push(notSupported(path.child('operator'), op, [...binaryOperators(), Exists, DoesNotExist]));
    }
    for (const [index, value] of given.entries())
        errors.push(labelValueError(key, value, valuePath.index(index)));
    return errors.filter((error) => error !== undefined);
}
