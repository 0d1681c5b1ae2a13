import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { Column } from '../../endpoints/table.ts';
import { nameColumn, type ColumnsOfKinds } from './cells.ts';
import { coreColumns } from './core.ts';

const COLUMNS: ColumnsOfKinds = { ...coreColumns };

/** Of Kinds that kube-apiserver has no others for, such as LimitRanges. */
const OTHERS: readonly Column[] = [
  nameColumn,
  { name: 'Created At', type: 'date', finished: true, value: ({ metadata }) => metadata.creationTimestamp },
];

/** The columns in which kube-apiserver shows a built-in Kind. Mirrors its `printers/internalversion`. */
export function builtInColumns({ apiVersion, kind }: KindClass): readonly Column[] {
  return COLUMNS[`${apiVersion} ${kind}`] ?? OTHERS;
}
