import { newPath } from '#apimachinery/util/validation/field/path';
import type { ControllerRevision } from '#api/apps/v1/zz_generated.types';
import type { Faults } from '../checks/faults.ts';
import { checkObjectMeta } from '../checks/object_meta.ts';

export function checkControllerRevision(faults: Faults, { metadata, revision, data }: ControllerRevision): void {
  checkObjectMeta(faults, metadata, { namespaced: true });
  faults.nonNegative(newPath('revision'), Number(revision ?? 0));
  if (data === undefined || data === null) faults.required(newPath('data'), 'data is mandatory');
  else if (typeof data !== 'object' || Array.isArray(data))
    faults.required(newPath('data'), 'data must be a valid JSON object');
}
