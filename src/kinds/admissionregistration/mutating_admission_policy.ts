import type { MutatingAdmissionPolicySpec, Mutation } from '#api/admissionregistration/v1/zz_generated.structs';
import type { MutatingAdmissionPolicy } from '#api/admissionregistration/v1/zz_generated.types';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import { trimSpace } from '#engine/go/trim_space';
import type { PolicyExpressions } from '#src/validation/checks/expressions';
import type { Faults } from '#src/validation/checks/faults';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { ageColumn, nameColumn } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import { checkMutatingOperations, checkPolicy, paramKind } from './policies.ts';
import { checkStaticName } from './static_names.ts';

export function checkMutatingAdmissionPolicy(
  faults: Faults,
  { metadata, spec = {} as MutatingAdmissionPolicySpec }: MutatingAdmissionPolicy,
): void {
  const path = newPath('spec');
  const { mutations = [], reinvocationPolicy } = spec;
  checkObjectMeta(faults, metadata, { namespaced: false });
  const policy = faults.expressions?.policy({ hasParams: spec.paramKind !== undefined, isComposed: true });
  checkPolicy(faults, path, spec, policy);
  checkMutatingOperations(faults, path.child('matchConstraints', 'resourceRules', 'operations'), spec.matchConstraints);
  if (mutations.length === 0) faults.required(path.child('mutations'), 'mutations must contain at least one item');
  for (const [index, mutation] of mutations.entries())
    checkMutation(faults, path.child('mutations').index(index), mutation, policy);
  if (!reinvocationPolicy) faults.required(path.child('reinvocationPolicy'));
  else faults.oneOf(path.child('reinvocationPolicy'), reinvocationPolicy, ['IfNeeded', 'Never']);
  checkStaticName(faults, metadata);
}

/** Mirrors `validateMutation` of kube-apiserver. */
function checkMutation(faults: Faults, path: Path, mutation: Mutation, policy: PolicyExpressions | undefined): void {
  const patchType: string = mutation.patchType ?? '';
  if (patchType === '') faults.required(path.child('patchType'));
  else faults.oneOf(path.child('patchType'), patchType, ['ApplyConfiguration', 'JSONPatch']);
  if (patchType !== 'ApplyConfiguration' && patchType !== 'JSONPatch') return;
  const [use, other] =
    patchType === 'JSONPatch'
      ? (['jsonPatch', 'applyConfiguration'] as const)
      : (['applyConfiguration', 'jsonPatch'] as const);
  const patch = mutation[use];
  if (patch === undefined) faults.required(path.child(use), `must be specified when patchType is ${patchType}`);
  else {
    const at = path.child(use, 'expression');
    const expression = trimSpace(patch.expression ?? '');
    if (expression === '') faults.required(at);
    else faults.expression(at, expression, policy?.check(use, expression));
  }
  if (mutation[other] !== undefined)
    faults.invalid(path.child(other), `{${other}}`, `must not be specified when patchType is ${patchType}`);
}

export const mutatingAdmissionPolicyColumns: readonly Column<MutatingAdmissionPolicy>[] = [
  nameColumn,
  { name: 'Mutations', type: 'integer', value: ({ spec }) => spec?.mutations?.length ?? 0 },
  { name: 'ParamKind', value: ({ spec }) => paramKind(spec?.paramKind) },
  ageColumn,
];
