import type { PriorityClass } from '#api/scheduling/v1/zz_generated.types';
import type { Column } from '../../endpoints/table.ts';
import { ageColumn, boolean, integer, nameColumn, text, type ColumnsOfKinds } from './cells.ts';

const priorityClassColumns: readonly Column<PriorityClass>[] = [
  nameColumn,
  integer<PriorityClass>('Value', ({ value }) => value ?? 0),
  boolean<PriorityClass>('Global-Default', ({ globalDefault }) => globalDefault ?? false),
  ageColumn,
  text<PriorityClass>('PreemptionPolicy', ({ preemptionPolicy }) => preemptionPolicy ?? ''),
];

/** Mirrors the printers of kube-apiserver for the group scheduling.k8s.io. */
export const schedulingColumns: ColumnsOfKinds = { 'scheduling.k8s.io/v1 PriorityClass': priorityClassColumns };
