import { regexError } from '#apimachinery/api/validate/content/messages';
import { duplicate, invalid, notSupported, required, tooLong } from '#apimachinery/util/validation/field/constructors';
import { ofNamedType } from '#apimachinery/util/validation/field/named_type';
import { newPath } from '#apimachinery/util/validation/field/path';
import { append } from '#engine/go/append';
import { everyChar, isAlnum, isDigit, longerThan } from '#engine/text/name_syntax';
import { Time } from '../time.js';
import { ConditionFalse, ConditionTrue, ConditionUnknown } from '../zz_generated.constants.js';
import { validateLabelName } from './labels.js';
const MAX_REASON = 1024;
const MAX_MESSAGE = 32768;
/** Validates the conditions of a status: types must be unique. Mirrors Go's `validation.ValidateConditions`. */
export function validateConditions(conditions, fldPath = newPath()) {
    const errors = [];
    const types = new Set();
    for (const [index, condition] of (conditions ?? []).entries()) {
        const type = condition.type ?? '';
        if (types.has(type))
            errors.push(duplicate(fldPath.index(index), type));
        types.add(type);
        append(errors, validateCondition(condition, fldPath.index(index)));
    }
    return errors;
}
/**
 * Validates a condition of a status. Mirrors Go's `validation.ValidateCondition`.
 * @throws {TimeError} when `lastTransitionTime` is not a time
 */
export function validateCondition(condition, fldPath = newPath()) {
    const { type = '' } = condition;
    const errors = type === '' ? [required(fldPath.child('type'), 'is required')] : validateLabelName(type, fldPath.child('type'));
    const status = condition.status ?? '';
    const statuses = [ConditionFalse, ConditionTrue, ConditionUnknown];
    if (status === '')
        errors.push(required(fldPath.child('status'), ''));
    else if (!statuses.includes(status))
        errors.push(ofNamedType(notSupported(fldPath.child('status'), status, statuses)));
    const generation = condition.observedGeneration ?? 0;
    if (generation < 0) {
        const path = fldPath.child('observedGeneration');
        errors.push(invalid(path, generation, 'must be greater than or equal to zero').withOrigin('minimum'));
    }
    if (!condition.lastTransitionTime || Time.canonical(condition.lastTransitionTime) === undefined) {
        errors.push(required(fldPath.child('lastTransitionTime'), ''));
    }
    append(errors, validateReason(condition.reason ?? '', fldPath.child('reason')));
    if (longerThan(condition.message ?? '', MAX_MESSAGE))
        errors.push(tooLong(fldPath.child('message'), '', MAX_MESSAGE));
    return errors;
}
function validateReason(reason, path) {
    if (reason === '')
        return [required(path, '')];
    const errors = isValidConditionReason(reason).map((error) => invalid(path, reason, error));
    if (longerThan(reason, MAX_REASON))
        errors.push(tooLong(path, '', MAX_REASON).withOrigin('maxBytes'));
    return errors;
}
/**
 * Reasons why a text is not the reason of a condition, but for its length. Empty when valid. Mirrors Go's
 * `validation.IsValidConditionReason`.
 */
export function isValidConditionReason(value) {
    if (isReason(value))
        return [];
    const words = "a condition reason must start with alphabetic character, optionally followed by a string of alphanumeric characters or '_,:', and must end with an alphanumeric character or '_'";
    const format = '[A-Za-z]([A-Za-z0-9_,:]*[A-Za-z0-9_])?';
    return [regexError(words, format, 'my_name', 'MY_NAME', 'MyName', 'ReasonA,ReasonB', 'ReasonA:ReasonB')];
}
function isReason(text) {
    const first = text.charCodeAt(0);
    if (!isAlnum(first) || isDigit(first) || text.endsWith(',') || text.endsWith(':'))
        return false;
    return everyChar(text, (code) => isAlnum(code) || code === 95 || code === 44 || code === 58);
}
