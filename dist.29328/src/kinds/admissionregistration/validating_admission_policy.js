import { validateConditions } from '#apimachinery/apis/meta/v1/validation/condition';
import { newPath } from '#apimachinery/util/validation/field/path';
import { trimSpace } from '#engine/go/trim_space';
import { longerThan } from '#engine/text/name_syntax';
import { checkQualifiedName } from '#src/validation/checks/names';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { ageColumn, nameColumn } from '../aspects/cells.js';
import { checkPolicy, paramKind } from './policies.js';
const REASONS = ['Forbidden', 'Invalid', 'RequestEntityTooLarge'];
export function checkValidatingAdmissionPolicy(faults, { metadata, spec = {} }) {
    const path = newPath('spec');
    const { validations = [], auditAnnotations = [] } = spec;
    checkObjectMeta(faults, metadata, { namespaced: false });
    const policy = faults.expressions?.policy({
        hasParams: spec.paramKind !== undefined,
        isComposed: (spec.variables ?? []).length > 0,
    });
    checkPolicy(faults, path, spec, policy);
    if (validations.length === 0 && auditAnnotations.length === 0) {
        const detail = 'validations or auditAnnotations must contain at least one item';
        faults.required(path.child('validations'), detail);
        faults.required(path.child('auditAnnotations'), detail);
    }
    for (const [index, validation] of validations.entries())
        checkValidation(faults, path.child('validations').index(index), validation, policy);
    const keys = new Set();
    if (auditAnnotations.length > 20) {
        faults.invalid(path.child('auditAnnotations'), auditAnnotations, 'must not have more than 20 auditAnnotations');
    }
    for (const [index, { key = '', valueExpression = '' }] of auditAnnotations.entries()) {
        const at = path.child('auditAnnotations').index(index);
        if (metadata.name)
            checkQualifiedName(faults, at.child('key'), `${metadata.name}/${key}`);
        else
            faults.invalid(at.child('key'), key, 'requires metadata.name be non-empty');
        checkValueExpression(faults, at.child('valueExpression'), valueExpression, policy);
        if (keys.has(key))
            faults.duplicate(at.child('key'), key);
        keys.add(key);
    }
}
/** Mirrors `validateValidation` of kube-apiserver. */
function checkValidation(faults, path, { expression = '', message = '', messageExpression = '', reason }, policy) {
    const at = path.child('expression');
    if (trimSpace(expression) === '')
        faults.required(at, 'expression is not specified');
    else
        faults.expression(at, expression, policy?.check('validation', expression));
    const messageAt = path.child('messageExpression');
    if (messageExpression !== '' && trimSpace(messageExpression) === '')
        faults.invalid(messageAt, messageExpression, 'must be non-empty if specified');
    else if (messageExpression !== '')
        faults.expression(messageAt, messageExpression, policy?.check('message', messageExpression));
    const text = trimSpace(message);
    if (message !== '' && text === '')
        faults.invalid(path.child('message'), message, 'must be non-empty if specified');
    else if (/[\r\n]/.test(text))
        faults.invalid(path.child('message'), message, 'must not contain line breaks');
    faults.oneOf(path.child('reason'), reason, REASONS);
}
/** In bytes. */
const MAX_VALUE_EXPRESSION = 5 * 1024;
function checkValueExpression(faults, path, expression, policy) {
    const trimmed = trimSpace(expression);
    if (trimmed === '')
        faults.required(path, 'valueExpression is not specified');
    else if (longerThan(trimmed, MAX_VALUE_EXPRESSION))
        faults.required(path, `must not exceed ${MAX_VALUE_EXPRESSION} bytes in length`);
    else
        faults.expression(path, expression, policy?.check('auditAnnotation', trimmed));
}
/** Mirrors `ValidateValidatingAdmissionPolicyStatusUpdate` of kube-apiserver. */
export function checkPolicyStatusUpdate(faults, { status }) {
    const path = newPath('status');
    for (const [index, { fieldRef, warning }] of (status?.typeChecking?.expressionWarnings ?? []).entries()) {
        const at = path.child('typeChecking', 'expressionWarnings').index(index);
        faults.present(at.child('fieldRef'), fieldRef);
        faults.present(at.child('warning'), warning);
    }
    faults.add(validateConditions(status?.conditions ?? [], path.child('conditions')));
}
export const validatingAdmissionPolicyUpdateValidation = {
    subresources: { status: checkPolicyStatusUpdate },
};
export const validatingAdmissionPolicyColumns = [
    nameColumn,
    { name: 'Validations', type: 'integer', value: ({ spec }) => spec?.validations?.length ?? 0 },
    { name: 'ParamKind', value: ({ spec }) => paramKind(spec?.paramKind) },
    ageColumn,
];
export const validatingAdmissionPolicyStrategy = {
    generation: true,
    allowUnconditionalUpdate: false,
    status: { keepsMetadata: true },
};
