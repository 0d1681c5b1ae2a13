import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { Column } from './aspects/column.ts';
/** The columns in which kube-apiserver shows a built-in Kind. */
export declare function builtInColumns({ apiVersion, kind }: KindClass): readonly Column[];
