import type { ValidatingAdmissionPolicySpec, Validation } from '#api/admissionregistration/v1/zz_generated.structs';
import type { ValidatingAdmissionPolicy } from '#api/admissionregistration/v1/zz_generated.types';
import { validateConditions } from '#apimachinery/apis/meta/v1/validation/condition';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import { trimSpace } from '#engine/go/trim_space';
import { longerThan } from '#engine/text/name_syntax';
import type { PolicyExpressions } from '#src/validation/checks/expressions';
import type { Faults } from '#src/validation/checks/faults';
import { checkQualifiedName } from '#src/validation/checks/names';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { ageColumn, nameColumn } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
import { checkPolicy, paramKind } from './policies.ts';
import { checkStaticName, staticNameWarnings } from './static_names.ts';

const REASONS = ['Forbidden', 'Invalid', 'RequestEntityTooLarge'];

export function checkValidatingAdmissionPolicy(
  faults: Faults,
  { metadata, spec = {} as ValidatingAdmissionPolicySpec }: ValidatingAdmissionPolicy,
): void {
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
  const keys = new Set<string>();
  if (auditAnnotations.length > 20) {
    faults.invalid(path.child('auditAnnotations'), auditAnnotations, 'must not have more than 20 auditAnnotations');
  }
  for (const [index, { key = '', valueExpression = '' }] of auditAnnotations.entries()) {
    const at = path.child('auditAnnotations').index(index);
    if (metadata.name) checkQualifiedName(faults, at.child('key'), `${metadata.name}/${key}`);
    else faults.invalid(at.child('key'), key, 'requires metadata.name be non-empty');
    checkValueExpression(faults, at.child('valueExpression'), valueExpression, policy);
    if (keys.has(key)) faults.duplicate(at.child('key'), key);
    keys.add(key);
  }
  checkStaticName(faults, metadata);
}

/** Mirrors `validateValidation` of kube-apiserver. */
function checkValidation(
  faults: Faults,
  path: Path,
  { expression = '', message = '', messageExpression = '', reason }: Validation,
  policy: PolicyExpressions | undefined,
): void {
  const at = path.child('expression');
  if (trimSpace(expression) === '') faults.required(at, 'expression is not specified');
  else faults.expression(at, expression, policy?.check('validation', expression));
  const messageAt = path.child('messageExpression');
  if (messageExpression !== '' && trimSpace(messageExpression) === '')
    faults.invalid(messageAt, messageExpression, 'must be non-empty if specified');
  else if (messageExpression !== '')
    faults.expression(messageAt, messageExpression, policy?.check('message', messageExpression));
  const text = trimSpace(message);
  if (message !== '' && text === '') faults.invalid(path.child('message'), message, 'must be non-empty if specified');
  else if (/[\r\n]/.test(text)) faults.invalid(path.child('message'), message, 'must not contain line breaks');
  faults.oneOf(path.child('reason'), reason, REASONS);
}

/** In bytes. */
const MAX_VALUE_EXPRESSION = 5 * 1024;

function checkValueExpression(
  faults: Faults,
  path: Path,
  expression: string,
  policy: PolicyExpressions | undefined,
): void {
  const trimmed = trimSpace(expression);
  if (trimmed === '') faults.required(path, 'valueExpression is not specified');
  else if (longerThan(trimmed, MAX_VALUE_EXPRESSION))
    faults.required(path, `must not exceed ${MAX_VALUE_EXPRESSION} bytes in length`);
  else faults.expression(path, expression, policy?.check('auditAnnotation', trimmed));
}

/** Mirrors `ValidateValidatingAdmissionPolicyStatusUpdate` of kube-apiserver. */
function checkPolicyStatusUpdate(faults: Faults, { status }: ValidatingAdmissionPolicy): void {
  const path = newPath('status');
  for (const [index, { fieldRef, warning }] of (status?.typeChecking?.expressionWarnings ?? []).entries()) {
    const at = path.child('typeChecking', 'expressionWarnings').index(index);
    faults.present(at.child('fieldRef'), fieldRef);
    faults.present(at.child('warning'), warning);
  }
  faults.add(validateConditions(status?.conditions ?? [], path.child('conditions')));
}

export const validatingAdmissionPolicyUpdateValidation: UpdateValidation<ValidatingAdmissionPolicy> = {
  subresources: { status: checkPolicyStatusUpdate },
};

export const validatingAdmissionPolicyColumns: readonly Column<ValidatingAdmissionPolicy>[] = [
  nameColumn,
  { name: 'Validations', type: 'integer', value: ({ spec }) => spec?.validations?.length ?? 0 },
  { name: 'ParamKind', value: ({ spec }) => paramKind(spec?.paramKind) },
  ageColumn,
];

export const validatingAdmissionPolicyStrategy: KindStrategy<ValidatingAdmissionPolicy> = {
  generation: true,
  allowUnconditionalUpdate: false,
  warnings: ({ metadata }, old) => staticNameWarnings(metadata, old?.metadata),
  status: { keepsMetadata: true },
};
