import type { Faults } from '#src/validation/checks/faults';
import type { ControllerRevision } from '#api/apps/v1/zz_generated.types';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { Validation } from '../aspects/validation.ts';

const DATA_IS_MANDATORY = 'data is mandatory';

const DATA_IS_AN_OBJECT = 'data must be a valid JSON object';

export function checkControllerRevision(faults: Faults, { metadata, revision, data }: ControllerRevision): void {
  checkObjectMeta(faults, metadata, { namespaced: true });
  faults.nonNegative(newPath('revision'), Number(revision ?? 0));
  if (data === undefined || data === null) faults.required(newPath('data'), DATA_IS_MANDATORY);
  else if (typeof data !== 'object' || Array.isArray(data)) faults.required(newPath('data'), DATA_IS_AN_OBJECT);
}

export const controllerRevisionValidation: Validation<ControllerRevision> = {
  create: checkControllerRevision,
  immutable: { data: null },
  // The data of those that are there never changes.
  isOfCreation: ({ detail }) => detail === DATA_IS_MANDATORY || detail === DATA_IS_AN_OBJECT,
};
