import type * as rbacv1 from '#api/rbac/v1/index';
import type { Subject } from '#api/rbac/v1/zz_generated.structs';
import type { ClusterRoleBinding, RoleBinding } from '#api/rbac/v1/zz_generated.types';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { isPathSegmentName } from '#apimachinery/api/validate/content/path_segment';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import { pathSegment, subdomain } from '#src/validation/checks/names';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { ageColumn, nameColumn } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import type { StructDefaults } from '../aspects/defaults.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';

const GROUP = 'rbac.authorization.k8s.io';

export function checkRoleBinding(faults: Faults, binding: RoleBinding): void {
  checkBinding(faults, binding, true, ['Role', 'ClusterRole']);
}

export function checkClusterRoleBinding(faults: Faults, binding: ClusterRoleBinding): void {
  checkBinding(faults, binding, false, ['ClusterRole']);
}

function checkBinding(
  faults: Faults,
  { metadata, roleRef, subjects = [] }: RoleBinding | ClusterRoleBinding,
  namespaced: boolean,
  kinds: readonly string[],
): void {
  const path = newPath('roleRef');
  const { apiGroup, kind = '', name } = roleRef ?? {};
  checkObjectMeta(faults, metadata, { namespaced, name: isPathSegmentName });
  if (apiGroup) faults.oneOf(path.child('apiGroup'), apiGroup, [GROUP]);
  faults.oneOf(path.child('kind'), kind, kinds);
  if (name) faults.each(path.child('name'), name, pathSegment(name));
  for (const [index, subject] of subjects.entries())
    checkSubject(faults, newPath('subjects').index(index), subject, namespaced);
  faults.declared.present(path.child('name'), name);
}

function checkSubject(
  faults: Faults,
  path: Path,
  { kind, name = '', namespace, apiGroup }: Subject,
  namespaced: boolean,
): void {
  faults.declared.present(path.child('name'), name);
  if (kind === 'ServiceAccount') {
    if (name !== '') faults.each(path.child('name'), name, subdomain(name));
    if (apiGroup) faults.unsupported(path.child('apiGroup'), apiGroup, ['']);
    if (!namespaced) faults.present(path.child('namespace'), namespace);
  } else if (kind === 'User' || kind === 'Group') {
    if (apiGroup) faults.oneOf(path.child('apiGroup'), apiGroup, [GROUP]);
  } else faults.unsupported(path.child('kind'), kind ?? '', ['ServiceAccount', 'User', 'Group']);
}

function checkRoleRef(
  faults: Faults,
  { roleRef }: RoleBinding | ClusterRoleBinding,
  old: RoleBinding | ClusterRoleBinding,
): void {
  // Differs from Go: it prints the names of its internal type, `APIGroup`.
  if (!deepEqual(roleRef, old.roleRef)) faults.invalid(newPath('roleRef'), roleRef, 'field is immutable');
}

export const roleBindingUpdateValidation: UpdateValidation<RoleBinding> = {
  update: checkRoleRef,
};

export const clusterRoleBindingUpdateValidation: UpdateValidation<ClusterRoleBinding> = {
  update: checkRoleRef,
};

type Binding = RoleBinding | ClusterRoleBinding;

export const roleBindingColumns: readonly Column<Binding>[] = [
  nameColumn,
  { name: 'Role', value: ({ roleRef }) => `${roleRef?.kind ?? ''}/${roleRef?.name ?? ''}` },
  ageColumn,
  { name: 'Users', priority: 1, value: (binding) => subjects(binding, 'User') },
  { name: 'Groups', priority: 1, value: (binding) => subjects(binding, 'Group') },
  { name: 'ServiceAccounts', priority: 1, value: (binding) => subjects(binding, 'ServiceAccount') },
];

function subjects(binding: Binding, wanted: Subject['kind']): string {
  return (binding.subjects ?? [])
    .filter(({ kind }) => kind === wanted)
    .map(({ namespace = '', name }) => (wanted === 'ServiceAccount' ? `${namespace}/${name}` : name))
    .join(', ');
}

/** Of RoleBindings and ClusterRoleBindings. */
export const roleBindingStrategy: KindStrategy<RoleBinding | ClusterRoleBinding> = { allowCreateOnUpdate: true };

export const roleBindingDefaults: StructDefaults = {
  'rbac/v1.RoleRef': (object: rbacv1.RoleRef) => void (object.apiGroup ||= GROUP),
  'rbac/v1.Subject': (object: rbacv1.Subject) => {
    if (object.kind === 'User' || object.kind === 'Group') object.apiGroup ||= GROUP;
  },
};
