import { parseToRequirements } from '#apimachinery/labels/parse';
import { byKey, newRequirement } from '#apimachinery/labels/requirement';
import { everything, nothing, RequirementSelector } from '#apimachinery/labels/selector';
import { DoesNotExist, DoubleEquals, Equals, Exists, GreaterThan, In, LessThan, NotIn, } from '#apimachinery/selection/operator';
import { quote } from '#engine/schema/fault';
import { asError } from '#engine/text/as_error';
import { compareUTF8 } from '#engine/text/utf8';
import { LabelSelectorOpDoesNotExist, LabelSelectorOpExists, LabelSelectorOpIn, LabelSelectorOpNotIn, } from './zz_generated.constants.js';
/** A LabelSelector can't be converted, or a string can't be parsed as one. The message is Go's. */
export class LabelSelectorError extends Error {
    code = 'ERR_LABEL_SELECTOR_CONVERSION';
    constructor(message, cause) {
        super(message, cause === undefined ? undefined : { cause });
        this.name = 'LabelSelectorError';
    }
}
/**
 * Converts a LabelSelector to a selector. A missing one matches nothing, one without conditions everything. Mirrors
 * Go's `metav1.LabelSelectorAsSelector`.
 *
 * Differs from Go: of several invalid `matchLabels` the first by key is reported, in Go a random one; and conditions on
 * the same key keep their order, which Go shuffles beyond twelve.
 * @throws {LabelSelectorError} for an unknown operator
 * @throws {Aggregate} of field errors for an invalid label key or value, or a wrong number of values
 */
export function labelSelectorAsSelector(selector) {
    if (!selector)
        return nothing();
    const labels = Object.entries(selector.matchLabels ?? {}).sort(([a], [b]) => compareUTF8(a, b));
    const requirements = labels.map(([key, value]) => newRequirement(key, Equals, [value]));
    for (const expression of selector.matchExpressions ?? [])
        requirements.push(expressionAsRequirement(expression));
    return requirements.length === 0 ? everything() : new RequirementSelector(requirements.sort(byKey));
}
function expressionAsRequirement({ key, operator, values }) {
    const op = selectionOperator(operator);
    if (op === undefined)
        throw new LabelSelectorError(`${quote(operator)} is not a valid label selector operator`);
    return newRequirement(key, op, values && values.length > 0 ? values : undefined);
}
function selectionOperator(operator) {
    switch (operator) {
        case LabelSelectorOpIn:
            return In;
        case LabelSelectorOpNotIn:
            return NotIn;
        case LabelSelectorOpExists:
            return Exists;
        case LabelSelectorOpDoesNotExist:
            return DoesNotExist;
        default:
            return undefined;
    }
}
/**
 * The labels the selector requires; undefined for a missing one. Mirrors Go's `metav1.LabelSelectorAsMap`.
 * @throws {LabelSelectorError} for conditions not equivalent to labels: only `In` with one value is
 */
export function labelSelectorAsMap(selector) {
    if (!selector)
        return undefined;
    const labels = new Map(Object.entries(selector.matchLabels ?? {}));
    for (const { key, operator, values } of selector.matchExpressions ?? []) {
        const quoted = quote(operator);
        if (selectionOperator(operator) === undefined)
            throw new LabelSelectorError(`${quoted} is not a valid selector operator`);
        if (operator !== LabelSelectorOpIn)
            throw new LabelSelectorError(`operator ${quoted} cannot be converted into the old label selector format`);
        if (values?.length !== 1) {
            throw new LabelSelectorError(`operator ${quoted} without a single value cannot be converted into the old label selector format`);
        }
        labels.set(key, values[0]);
    }
    return Object.fromEntries(labels);
}
/**
 * Parses a LabelSelector such as `a=1,b in (x,y)`, omitting empty fields. Mirrors Go's `metav1.ParseToLabelSelector`.
 * @throws {LabelSelectorError} when the string is not a selector, or has `!=`, `>` or `<`
 */
export function parseToLabelSelector(selector) {
    const labels = new Map();
    const matchExpressions = [];
    for (const requirement of requirementsOf(selector)) {
        const key = requirement.key();
        const values = requirement.valuesUnsorted();
        switch (requirement.operator()) {
            case Equals:
            case DoubleEquals:
                labels.set(key, values[0]);
                break;
            case In:
                matchExpressions.push({ key, operator: LabelSelectorOpIn, values });
                break;
            case NotIn:
                matchExpressions.push({ key, operator: LabelSelectorOpNotIn, values });
                break;
            case Exists:
                matchExpressions.push({ key, operator: LabelSelectorOpExists });
                break;
            case DoesNotExist:
                matchExpressions.push({ key, operator: LabelSelectorOpDoesNotExist });
                break;
            case GreaterThan:
            case LessThan:
                throw new LabelSelectorError(`${quote(requirement.operator())} isn't supported in label selectors`);
            default:
                throw new LabelSelectorError(`${quote(requirement.operator())} is not a valid label selector operator`);
        }
    }
    return {
        ...(labels.size > 0 ? { matchLabels: Object.fromEntries(labels) } : {}),
        ...(matchExpressions.length > 0 ? { matchExpressions } : {}),
    };
}
function requirementsOf(selector) {
    try {
        return parseToRequirements(selector);
    }
    catch (error) {
        throw new LabelSelectorError(`couldn't parse the selector string "${selector}": ${asError(error).message}`, error);
    }
}
/** The LabelSelector that requires the labels; undefined for missing ones. Mirrors Go's `metav1.SetAsLabelSelector`. */
export function setAsLabelSelector(labels) {
    return labels ? { matchLabels: { ...labels } } : undefined;
}
/**
 * Formats the selector: `a=1,b in (x,y)`. `<none>` without conditions, and for a missing one, though that matches
 * nothing; `<error>` if invalid. Mirrors Go's `metav1.FormatLabelSelector`.
 */
export function formatLabelSelector(selector) {
    try {
        return labelSelectorAsSelector(selector).toString() || '<none>';
    }
    catch {
        return '<error>';
    }
}
/**
 * A copy of the selector that requires another label; the selector itself for an empty key. Mirrors Go's
 * `metav1.CloneSelectorAndAddLabel`.
 */
export function cloneSelectorAndAddLabel(selector, labelKey, labelValue) {
    if (labelKey === '')
        return selector;
    return addLabelToSelector(structuredClone(selector), labelKey, labelValue);
}
/**
 * Adds a label to the selector and returns it. An empty key changes nothing. Mirrors Go's `metav1.AddLabelToSelector`.
 */
export function addLabelToSelector(selector, labelKey, labelValue) {
    if (labelKey === '')
        return selector;
    selector.matchLabels ??= {};
    // Assigning `__proto__` would not create a label.
    Object.defineProperty(selector.matchLabels, labelKey, {
        value: labelValue,
        writable: true,
        enumerable: true,
        configurable: true,
    });
    return selector;
}
/**
 * Whether the selector's `matchLabels` require a non-empty value of the label. Mirrors Go's `metav1.SelectorHasLabel`.
 */
export function selectorHasLabel(selector, labelKey) {
    const labels = selector.matchLabels ?? {};
    return Object.hasOwn(labels, labelKey) && labels[labelKey] !== '';
}
