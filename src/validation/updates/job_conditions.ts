import type { JobCondition } from '#api/batch/v1/zz_generated.structs';

/** Whether a condition of a Job has the status. */
export function hasCondition(conditions: readonly JobCondition[] | undefined, type: string, status = 'True'): boolean {
  return conditions?.some((condition) => condition.type === type && condition.status === status) ?? false;
}
