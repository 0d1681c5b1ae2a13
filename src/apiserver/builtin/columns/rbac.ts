import type { Subject } from '#api/rbac/v1/zz_generated.structs';
import type { ClusterRoleBinding, RoleBinding } from '#api/rbac/v1/zz_generated.types';
import type { Column } from '../../endpoints/table.ts';
import { ageColumn, nameColumn, text, wide, type ColumnsOfKinds } from './cells.ts';

type Binding = RoleBinding | ClusterRoleBinding;

const bindingColumns: readonly Column<Binding>[] = [
  nameColumn,
  text<Binding>('Role', ({ roleRef }) => `${roleRef?.kind ?? ''}/${roleRef?.name ?? ''}`),
  ageColumn,
  wide<Binding>('Users', (binding) => subjects(binding, 'User')),
  wide<Binding>('Groups', (binding) => subjects(binding, 'Group')),
  wide<Binding>('ServiceAccounts', (binding) => subjects(binding, 'ServiceAccount')),
];

function subjects(binding: Binding, wanted: Subject['kind']): string {
  return (binding.subjects ?? [])
    .filter(({ kind }) => kind === wanted)
    .map(({ namespace = '', name }) => (wanted === 'ServiceAccount' ? `${namespace}/${name}` : name))
    .join(', ');
}

/** Mirrors the printers of kube-apiserver for the group rbac.authorization.k8s.io. */
export const rbacColumns: ColumnsOfKinds = {
  'rbac.authorization.k8s.io/v1 ClusterRoleBinding': bindingColumns,
  'rbac.authorization.k8s.io/v1 RoleBinding': bindingColumns,
};
