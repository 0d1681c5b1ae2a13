import type { ValidatingAdmissionPolicySpec } from '#api/admissionregistration/v1/zz_generated.structs';
import type { ValidatingAdmissionPolicy } from '#api/admissionregistration/v1/zz_generated.types';
import { validateConditions } from '#apimachinery/apis/meta/v1/validation/condition';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import { checkQualifiedName } from '#src/validation/checks/names';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { ageColumn, nameColumn } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
import { checkPolicy, paramKind } from './policies.ts';

const REASONS = ['Forbidden', 'Invalid', 'RequestEntityTooLarge'];

/** A policy in CEL: the expressions themselves are not looked at. */
export function checkValidatingAdmissionPolicy(
  faults: Faults,
  { metadata, spec = {} as ValidatingAdmissionPolicySpec }: ValidatingAdmissionPolicy,
): void {
  const path = newPath('spec');
  const { validations = [], auditAnnotations = [] } = spec;
  checkObjectMeta(faults, metadata, { namespaced: false });
  checkPolicy(faults, path, spec);
  if (validations.length === 0 && auditAnnotations.length === 0) {
    const detail = 'validations or auditAnnotations must contain at least one item';
    faults.required(path.child('validations'), detail);
    faults.required(path.child('auditAnnotations'), detail);
  }
  for (const [index, { expression = '', message = '', messageExpression = '', reason }] of validations.entries()) {
    const at = path.child('validations').index(index);
    faults.present(at.child('expression'), expression.trim(), 'expression is not specified');
    for (const [name, text] of [
      ['messageExpression', messageExpression],
      ['message', message],
    ] as const) {
      if (text !== '' && text.trim() === '') faults.invalid(at.child(name), text, 'must be non-empty if specified');
    }
    if (/[\r\n]/.test(message.trim())) faults.invalid(at.child('message'), message, 'must not contain line breaks');
    faults.oneOf(at.child('reason'), reason, REASONS);
  }
  const keys = new Set<string>();
  if (auditAnnotations.length > 20) {
    faults.invalid(path.child('auditAnnotations'), auditAnnotations, 'must not have more than 20 auditAnnotations');
  }
  for (const [index, { key = '', valueExpression = '' }] of auditAnnotations.entries()) {
    const at = path.child('auditAnnotations').index(index);
    if (metadata.name) checkQualifiedName(faults, at.child('key'), `${metadata.name}/${key}`);
    else faults.invalid(at.child('key'), key, 'requires metadata.name be non-empty');
    faults.present(at.child('valueExpression'), valueExpression.trim(), 'valueExpression is not specified');
    if (keys.has(key)) faults.duplicate(at.child('key'), key);
    keys.add(key);
  }
}

/** Mirrors `ValidateValidatingAdmissionPolicyStatusUpdate` of kube-apiserver. */
export function checkPolicyStatusUpdate(faults: Faults, { status }: ValidatingAdmissionPolicy): void {
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
  status: { keepsMetadata: true },
};
