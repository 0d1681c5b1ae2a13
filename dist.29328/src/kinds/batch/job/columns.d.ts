import type { Job } from '#api/batch/v1/zz_generated.types';
import type { Column } from '../../aspects/column.ts';
export declare const jobColumns: readonly Column<Job>[];
