import type { JobCondition } from '#api/batch/v1/zz_generated.structs';
import type { Job } from '#api/batch/v1/zz_generated.types';
import type { Faults } from '#src/validation/checks/faults';
/** Whether a condition of a Job has the status. */
export declare function hasCondition(conditions: readonly JobCondition[] | undefined, type: string, status?: string): boolean;
/**
 * What a change of a Job's status may not say. Of most fields only what changes is judged. Mirrors
 * `ValidateJobStatusUpdate` of kube-apiserver.
 */
export declare function checkJobStatusUpdate(faults: Faults, { spec, status }: Job, { status: old }: Job): void;
