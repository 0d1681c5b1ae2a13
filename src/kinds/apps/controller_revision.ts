import type { ControllerRevision } from '#api/apps/v1/zz_generated.types';
import { getControllerOfNoCopy } from '#apimachinery/apis/meta/v1/controller_ref';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { ageColumn, NONE, nameColumn } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import type { UpdateValidation } from '../aspects/validation.ts';

const DATA_IS_MANDATORY = 'data is mandatory';

const DATA_IS_AN_OBJECT = 'data must be a valid JSON object';

export function checkControllerRevision(faults: Faults, { metadata, revision, data }: ControllerRevision): void {
  checkObjectMeta(faults, metadata, { namespaced: true });
  faults.nonNegative(newPath('revision'), Number(revision ?? 0));
  if (data === undefined || data === null) faults.required(newPath('data'), DATA_IS_MANDATORY);
  else if (typeof data !== 'object' || Array.isArray(data)) faults.required(newPath('data'), DATA_IS_AN_OBJECT);
}

export const controllerRevisionUpdateValidation: UpdateValidation<ControllerRevision> = {
  immutable: { data: null },
  // The data of those that are there never changes.
  isOfCreation: ({ detail }) => detail === DATA_IS_MANDATORY || detail === DATA_IS_AN_OBJECT,
};

export const controllerRevisionColumns: readonly Column<ControllerRevision>[] = [
  nameColumn,
  { name: 'Controller', value: controllerText },
  { name: 'Revision', value: ({ revision }) => revision ?? 0 },
  ageColumn,
];

/** `statefulset.apps/db`. */
function controllerText(revision: ControllerRevision): string {
  const controller = getControllerOfNoCopy(revision);
  if (controller === undefined) return NONE;
  const { apiVersion = '', kind = '', name = '' } = controller;
  const group = apiVersion.includes('/') ? apiVersion.slice(0, apiVersion.indexOf('/')) : '';
  if (group === '' && kind === '') return name;
  return `${(group === '' ? kind : `${kind}.${group}`).toLowerCase()}/${name}`;
}
