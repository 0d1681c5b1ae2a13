import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { Column } from '../../endpoints/table.ts';
import type { ColumnsOfKinds } from './cells.ts';

const COLUMNS: ColumnsOfKinds = {};

/**
 * The columns in which kube-apiserver shows a built-in Kind; undefined: name and age. Mirrors its
 * `printers/internalversion`.
 */
export function builtInColumns({ apiVersion, kind }: KindClass): readonly Column[] | undefined {
  return COLUMNS[`${apiVersion} ${kind}`];
}
