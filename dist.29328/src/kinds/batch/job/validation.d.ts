import type { Job } from '#api/batch/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
import type { UpdateValidation } from '../../aspects/validation.ts';
export declare function checkJob(faults: Faults, { metadata, spec: written }: Job): void;
/** What an update of a Job may not change, besides its immutable fields. Mirrors `ValidateJobSpecUpdate`. */
export declare function checkJobUpdate(faults: Faults, { spec }: Job, old: Job): void;
export declare const jobUpdateValidation: UpdateValidation<Job>;
