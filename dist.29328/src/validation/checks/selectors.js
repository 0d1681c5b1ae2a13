import { validateLabelSelector } from '#apimachinery/apis/meta/v1/validation/label_selector';
/**
 * Whether a selector selects the labels; undefined when the selector itself is broken. A missing one selects nothing. It is
 * `labelSelectorAsSelector` without the parser of selectors, which a page that validates one Kind need not load.
 */
export function selects(selector, labels = {}) {
    if (selector === undefined)
        return false;
    if (validateLabelSelector(selector).length > 0)
        return undefined;
    const has = (key) => Object.hasOwn(labels, key);
    const isAmong = (key, values = []) => has(key) && values.includes(labels[key] ?? '');
    return (Object.entries(selector.matchLabels ?? {}).every(([key, value]) => isAmong(key, [value])) &&
        (selector.matchExpressions ?? []).every(({ key, operator, values }) => {
            if (operator === 'Exists')
                return has(key);
            if (operator === 'DoesNotExist')
                return !has(key);
            return isAmong(key, values) === (operator === 'In');
        }));
}
/** Whether a selector has no conditions, and so selects everything. */
export function isEmptySelector(selector) {
    return Object.keys(selector.matchLabels ?? {}).length + (selector.matchExpressions ?? []).length === 0;
}
