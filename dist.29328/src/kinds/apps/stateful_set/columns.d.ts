import type { StatefulSet } from '#api/apps/v1/zz_generated.types';
import type { Column } from '../../aspects/column.ts';
export declare const statefulSetColumns: readonly Column<StatefulSet>[];
