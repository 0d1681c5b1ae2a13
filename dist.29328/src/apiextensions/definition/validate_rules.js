import { forbidden, internalError, invalid, notSupported, required, } from '#apimachinery/util/validation/field/constructors';
import { trimSpace } from '#engine/go/trim_space';
import { declTypeOf } from '../../cel/index.js';
import { compilingRules } from '../cel/compile_rules.js';
import { FieldPathError, validFieldPath } from '../cel/valid_field_path.js';
import { isEmbedded } from '../schema/parts.js';
import { checkStructural, StructuralSchemaError } from '../schema/structural.js';
import { costMessage, multiplied, RULE_COST_LIMIT } from './rule_costs.js';
import { ruleText } from './schema_fields.js';
const REASONS = [
    'FieldValueDuplicate',
    'FieldValueForbidden',
    'FieldValueInvalid',
    'FieldValueRequired',
];
/** Reports what is wrong with the texts of rules. */
export function validateRuleTexts(schema, { path, rules }, errors) {
    // Rules are compiled if all of the schema is structural. What is not is looked at for the first path only.
    let structural = rules === undefined ? undefined : true;
    const leadsSomewhere = (fieldPath) => {
        structural ??= isStructural(schema);
        return !structural || isValidPath(fieldPath, schema);
    };
    for (const [index, rule] of (schema['x-kubernetes-validations'] ?? []).entries())
        validateTexts(rule, leadsSomewhere, path.child('x-kubernetes-validations').index(index), errors);
}
function validateTexts(rule, leadsSomewhere, place, errors) {
    const { message = '', messageExpression = '', fieldPath = '', reason } = rule;
    const [text, trimmed] = [trimSpace(rule.rule ?? ''), trimSpace(message)];
    const hasBreaks = (of) => /[\n\r]/.test(of);
    if (text === '')
        errors.push(required(place.child('rule'), 'rule is not specified'));
    else if (message !== '' && trimmed === '')
        errors.push(invalid(place.child('message'), message, 'must be non-empty if specified'));
    else if (hasBreaks(trimmed))
        errors.push(invalid(place.child('message'), message, 'must not contain line breaks'));
    else if (hasBreaks(text) && trimmed === '')
        errors.push(required(place.child('message'), 'message must be specified if rule contains line breaks'));
    if (messageExpression !== '' && trimSpace(messageExpression) === '')
        errors.push(required(place.child('messageExpression'), 'messageExpression must be non-empty if specified'));
    if (typeof reason === 'string' && !REASONS.includes(reason))
        errors.push(notSupported(place.child('reason'), reason, REASONS));
    if (fieldPath === '')
        return;
    const wrong = (detail) => {
        errors.push(invalid(place.child('fieldPath'), fieldPath, detail));
    };
    if (trimSpace(fieldPath) === '')
        wrong('must be non-empty if specified');
    if (hasBreaks(fieldPath))
        wrong('must not contain line breaks');
    if (!leadsSomewhere(fieldPath))
        wrong('must be a valid path');
}
function isStructural(schema) {
    try {
        checkStructural(schema);
        return true;
    }
    catch (error) {
        if (error instanceof StructuralSchemaError)
            return false;
        throw error;
    }
}
function isValidPath(fieldPath, schema) {
    try {
        validFieldPath(fieldPath, schema);
        return true;
    }
    catch (error) {
        if (error instanceof FieldPathError)
            return false;
        throw error;
    }
}
/** Reports rules of a schema that do not compile, or may cost too much: each rule is a step. */
export function* validateRuleProgram(schema, place, costs, options) {
    const errors = [];
    const rules = schema['x-kubernetes-validations'] ?? [];
    if (rules.length === 0)
        return errors;
    const path = place.path.child('x-kubernetes-validations');
    if (costs.isNoElement) {
        errors.push(internalError(path, new Error('failed to convert to declType for CEL validation rules')));
        return errors;
    }
    const declared = declTypeOf(schema, place.isRoot || isEmbedded(schema));
    if (declared === undefined || costs.isHidden) {
        const why = 'internal error: failed to construct type information for x-kubernetes-validations rules: unable to convert structural schema to CEL declarations';
        errors.push(internalError(path, new Error(why)));
        return errors;
    }
    // A program is not kept: thousands of them would be copied about by every collection of garbage.
    let index = 0;
    for (const compiled of compilingRules(schema, rules, declared)) {
        validateCompiled(compiled, path.index(index++), place, costs, options, errors);
        yield;
    }
    return errors;
}
function validateCompiled(compiled, path, { uncorrelatable }, { total, cardinality }, { suppressRuleCost }, errors) {
    const { rule } = compiled;
    const place = path.child('rule');
    const wrong = (at, detail) => {
        errors.push(invalid(at, rule, detail).with({ badValue: rule, badValueText: ruleText(rule) }));
    };
    const cost = multiplied(compiled.maxCost, cardinality ?? compiled.maxCardinality);
    if (!suppressRuleCost && cost > RULE_COST_LIMIT)
        errors.push(forbidden(place, costMessage('estimated rule cost', cost, RULE_COST_LIMIT)));
    total.observe(place, cost);
    if (compiled.error !== undefined)
        wrong(place, compiled.error);
    const messagePlace = path.child('messageExpression');
    const { messageMaxCost } = compiled;
    if (compiled.messageError !== undefined)
        wrong(messagePlace, compiled.messageError);
    else if (compiled.message !== undefined) {
        if (!suppressRuleCost && messageMaxCost > RULE_COST_LIMIT)
            errors.push(forbidden(messagePlace, costMessage('estimated messageExpression cost', messageMaxCost, RULE_COST_LIMIT)));
        total.observe(messagePlace, messageMaxCost);
    }
    if (compiled.usesOldSelf) {
        if (uncorrelatable === undefined)
            return;
        const detail = `oldSelf cannot be used on the uncorrelatable portion of the schema within ${uncorrelatable.toString()}`;
        errors.push(invalid(place, rule.rule, detail));
    }
    else if (typeof rule.optionalOldSelf === 'boolean') {
        const detail = 'may not be set if oldSelf is not used in rule';
        errors.push(invalid(path.child('optionalOldSelf'), rule.optionalOldSelf, detail));
    }
}
