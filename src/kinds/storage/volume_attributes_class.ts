import type { VolumeAttributesClass } from '#api/storage/v1/zz_generated.types';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { ageColumn, nameColumn } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
import { checkParameters, checkProvisioner } from './storage_class.ts';

export function checkVolumeAttributesClass(
  faults: Faults,
  { metadata, driverName = '', parameters = {} }: VolumeAttributesClass,
): void {
  checkObjectMeta(faults, metadata, { namespaced: false });
  checkProvisioner(faults, newPath('driverName'), driverName);
  checkParameters(faults, newPath('parameters'), parameters);
  if (Object.keys(parameters).length === 0)
    faults.required(newPath('parameters'), 'must contain at least one key/value pair');
}

/** Mirrors `ValidateVolumeAttributesClassUpdate` of kube-apiserver. */
function checkVolumeAttributesClassUpdate(
  faults: Faults,
  { driverName, parameters }: VolumeAttributesClass,
  old: VolumeAttributesClass,
): void {
  if (driverName !== old.driverName) faults.forbidden(newPath('driverName'), 'updates to driverName are forbidden.');
  if (!deepEqual(parameters ?? {}, old.parameters ?? {}))
    faults.forbidden(newPath('parameters'), 'updates to parameters are forbidden.');
}

export const volumeAttributesClassUpdateValidation: UpdateValidation<VolumeAttributesClass> = {
  update: checkVolumeAttributesClassUpdate,
};

export const volumeAttributesClassColumns: readonly Column<VolumeAttributesClass>[] = [
  nameColumn,
  { name: 'DriverName', value: ({ driverName }) => driverName ?? '' },
  ageColumn,
];

export const volumeAttributesClassStrategy: KindStrategy<VolumeAttributesClass> = { returnDeletedObject: true };
