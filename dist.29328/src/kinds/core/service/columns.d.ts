import type { Service } from '#api/core/v1/zz_generated.types';
import type { Column } from '../../aspects/column.ts';
/** Mirrors `printService` of kube-apiserver. */
export declare const serviceColumns: readonly Column<Service>[];
