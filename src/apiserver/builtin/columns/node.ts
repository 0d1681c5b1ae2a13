import type { RuntimeClass } from '#api/node/v1/zz_generated.types';
import type { Column } from '../../endpoints/table.ts';
import { ageColumn, nameColumn, text, type ColumnsOfKinds } from './cells.ts';

const runtimeClassColumns: readonly Column<RuntimeClass>[] = [
  nameColumn,
  text<RuntimeClass>('Handler', ({ handler }) => handler ?? ''),
  ageColumn,
];

/** Mirrors the printers of kube-apiserver for the group node.k8s.io. */
export const nodeColumns: ColumnsOfKinds = { 'node.k8s.io/v1 RuntimeClass': runtimeClassColumns };
