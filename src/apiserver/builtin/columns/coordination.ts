import type { Lease } from '#api/coordination/v1/zz_generated.types';
import type { Column } from '../../endpoints/table.ts';
import { ageColumn, nameColumn, text, type ColumnsOfKinds } from './cells.ts';

const leaseColumns: readonly Column<Lease>[] = [
  nameColumn,
  text<Lease>('Holder', ({ spec }) => spec?.holderIdentity ?? ''),
  ageColumn,
];

/** Mirrors the printers of kube-apiserver for the group coordination.k8s.io. */
export const coordinationColumns: ColumnsOfKinds = { 'coordination.k8s.io/v1 Lease': leaseColumns };
