import type { CronJob } from '#api/batch/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { Column } from '../aspects/column.ts';
import type { StructDefaults } from '../aspects/defaults.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
export declare function checkCronJob(faults: Faults, { metadata, spec }: CronJob): void;
export declare const cronJobColumns: readonly Column<CronJob>[];
export declare const cronJobStrategy: KindStrategy<CronJob>;
export declare const cronJobDefaults: StructDefaults;
