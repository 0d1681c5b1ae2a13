import { childrenOf } from '../../cel/ast/visit.js';
import { BoolType, CelError, kubernetesEnvironment, listType, mapType, objectType, plainValue, StringType, } from '../../cel/index.js';
/** Conditions can't be evaluated. `message` is Go's. */
export class MatchConditionError extends Error {
    code = 'ERR_MATCH_CONDITION';
    name = 'MatchConditionError';
}
const RequestType = /* @__PURE__ */ objectType('kubernetes.SubjectAccessReviewSpec');
/** The fields of what conditions see. Mirrors Go's `buildRequestType`. */
function fieldsOf(name) {
    const texts = listType(StringType);
    const selector = { rawSelector: StringType, requirements: listType(objectType('kubernetes.SelectorRequirement')) };
    switch (name) {
        case 'kubernetes.SubjectAccessReviewSpec':
            return {
                resourceAttributes: objectType('kubernetes.ResourceAttributes'),
                nonResourceAttributes: objectType('kubernetes.NonResourceAttributes'),
                user: StringType,
                groups: texts,
                extra: mapType(StringType, texts),
                uid: StringType,
            };
        case 'kubernetes.ResourceAttributes':
            return {
                ...Object.fromEntries(ATTRIBUTES.map((attribute) => [attribute, StringType])),
                fieldSelector: objectType('kubernetes.FieldSelectorAttributes'),
                labelSelector: objectType('kubernetes.LabelSelectorAttributes'),
            };
        case 'kubernetes.FieldSelectorAttributes':
        case 'kubernetes.LabelSelectorAttributes':
            return selector;
        case 'kubernetes.SelectorRequirement':
            return { key: StringType, operator: StringType, values: texts };
        case 'kubernetes.NonResourceAttributes':
            return { path: StringType, verb: StringType };
        default:
            return undefined;
    }
}
const ATTRIBUTES = ['namespace', 'verb', 'group', 'version', 'resource', 'subresource', 'name'];
const types = {
    findType: (name) => (fieldsOf(name) === undefined ? undefined : objectType(name)),
    findField(name, field) {
        const fields = fieldsOf(name) ?? {};
        return Object.hasOwn(fields, field) ? fields[field] : undefined;
    },
};
let environment;
/**
 * Compiles a condition over `request`, the spec of a SubjectAccessReview. Mirrors Go's `CompileCELExpression`.
 * @returns what is wrong with it, or the condition
 */
export function compileMatchCondition(expression) {
    environment ??= kubernetesEnvironment().extend({ variables: { request: RequestType }, types });
    const compiled = environment.compile(expression);
    if (compiled.program === undefined && compiled.stage === 'compile')
        return `compilation failed: ${compiled.message}`;
    const { outputType } = compiled.program ?? compiled;
    if (!BoolType.equals(outputType))
        return `must evaluate to bool but got ${outputType.toString()}`;
    if (compiled.program === undefined)
        return `program instantiation failed: ${compiled.message}`;
    const { program } = compiled;
    const { expr } = program.checked;
    const [usesFieldSelector, usesLabelSelector] = [uses(expr, 'fieldSelector'), uses(expr, 'labelSelector')];
    return { program, usesFieldSelector, usesLabelSelector };
}
function uses(expr, field) {
    if (expr.kind === 'select' && expr.field === field)
        return true;
    if (expr.kind === 'call' && expr.function === '_?._') {
        const [, name] = expr.args;
        if (name?.kind === 'literal' && name.value === field)
            return true;
    }
    return childrenOf(expr).some((child) => uses(child, field));
}
/**
 * Whether all conditions are true of a review. One that is false counts more than one that can't be evaluated. Mirrors Go's
 * `CELMatcher.Eval`.
 * @throws {MatchConditionError} when one can't be evaluated, and none is false
 */
export function matchesReview(conditions, spec) {
    const has = (field) => conditions.some((each) => each[field]);
    const request = plainValue(requestOf(spec, has('usesFieldSelector'), has('usesLabelSelector')));
    const errors = [];
    for (const { program } of conditions) {
        const { value } = program.evaluate({ request });
        if (value instanceof CelError)
            errors.push(`cel evaluation error: expression '${program.expression}' resulted in error: ${value.message}`);
        else if (value !== true)
            return false;
    }
    if (errors.length === 0)
        return true;
    const texts = [...new Set(errors)];
    throw new MatchConditionError(texts.length === 1 ? texts[0] : `[${texts.join(', ')}]`);
}
function requestOf(spec, fieldSelector, labelSelector) {
    const { user = '', groups = [], uid = '', extra = {}, resourceAttributes, nonResourceAttributes } = spec;
    const { path = '', verb = '' } = nonResourceAttributes ?? {};
    return {
        ...{ user, groups, uid, extra },
        ...(resourceAttributes && {
            resourceAttributes: {
                ...Object.fromEntries(ATTRIBUTES.map((name) => [name, resourceAttributes[name] ?? ''])),
                ...(fieldSelector && selectorOf('fieldSelector', resourceAttributes.fieldSelector)),
                ...(labelSelector && selectorOf('labelSelector', resourceAttributes.labelSelector)),
            },
        }),
        ...(nonResourceAttributes && { nonResourceAttributes: { path, verb } }),
    };
}
function selectorOf(name, { rawSelector = '', requirements = [] } = {}) {
    if (rawSelector !== '')
        return { [name]: { rawSelector } };
    if (requirements.length === 0)
        return {};
    return {
        [name]: { requirements: requirements.map(({ key, operator, values = [] }) => ({ key, operator, values })) },
    };
}
