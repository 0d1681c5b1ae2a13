import type { Pod } from '#api/core/v1/zz_generated.types';
import type { Column } from '../../aspects/column.ts';
/** How a Pod is shown in one line. Mirrors `printPod` of kube-apiserver. */
export declare const podColumns: readonly Column<Pod>[];
