import type { MutatingAdmissionPolicySpec } from '#api/admissionregistration/v1/zz_generated.structs';
import type { MutatingAdmissionPolicy } from '#api/admissionregistration/v1/zz_generated.types';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { ageColumn, nameColumn } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import { checkMutatingOperations, checkPolicy, paramKind } from './policies.ts';

export function checkMutatingAdmissionPolicy(
  faults: Faults,
  { metadata, spec = {} as MutatingAdmissionPolicySpec }: MutatingAdmissionPolicy,
): void {
  const path = newPath('spec');
  const { mutations = [], reinvocationPolicy } = spec;
  checkObjectMeta(faults, metadata, { namespaced: false });
  checkPolicy(faults, path, spec);
  checkMutatingOperations(faults, path.child('matchConstraints', 'resourceRules', 'operations'), spec.matchConstraints);
  if (mutations.length === 0) faults.required(path.child('mutations'), 'mutations must contain at least one item');
  for (const [index, { patchType = '' }] of mutations.entries()) {
    const at = path.child('mutations').index(index).child('patchType');
    if (patchType === '') faults.required(at);
    else faults.oneOf(at, patchType, ['ApplyConfiguration', 'JSONPatch']);
  }
  if (!reinvocationPolicy) faults.required(path.child('reinvocationPolicy'));
  else faults.oneOf(path.child('reinvocationPolicy'), reinvocationPolicy, ['IfNeeded', 'Never']);
}

export const mutatingAdmissionPolicyColumns: readonly Column<MutatingAdmissionPolicy>[] = [
  nameColumn,
  { name: 'Mutations', type: 'integer', value: ({ spec }) => spec?.mutations?.length ?? 0 },
  { name: 'ParamKind', value: ({ spec }) => paramKind(spec?.paramKind) },
  ageColumn,
];
