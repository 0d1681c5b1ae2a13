import type { ConfigMap, Secret } from '#api/core/v1/zz_generated.types';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { newPath } from '#apimachinery/util/validation/field/path';
import { isConfigMapKey } from '#apimachinery/util/validation/keys';
import type { Faults } from '#src/validation/checks/faults';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { base64Size, textSize } from '#src/validation/checks/sizes';
import { ageColumn, nameColumn } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import type { UpdateValidation } from '../aspects/validation.ts';

/** Of a ConfigMap or Secret, in bytes. */
export const MAX_SIZE: number = 1024 * 1024;

export function checkConfigMap(faults: Faults, { metadata, data = {}, binaryData = {} }: ConfigMap): void {
  let size = 0;
  checkObjectMeta(faults, metadata, { namespaced: true });
  for (const [key, value] of Object.entries(data)) {
    const at = newPath('data').key(key);
    faults.each(at, key, isConfigMapKey(key));
    if (Object.hasOwn(binaryData, key)) faults.invalid(at, key, 'duplicate of key present in binaryData');
    size += textSize(value);
  }
  for (const [key, value] of Object.entries(binaryData)) {
    faults.each(newPath('binaryData').key(key), key, isConfigMapKey(key));
    size += base64Size((value as string | null) ?? '');
  }
  if (size > MAX_SIZE) faults.tooLong(newPath(''), MAX_SIZE);
}

/** A ConfigMap or Secret that is immutable. */
export function checkFrozen(faults: Faults, now: ConfigMap | Secret, old: ConfigMap | Secret): void {
  if (old.immutable !== true) return;
  const text = 'field is immutable when `immutable` is set';
  if (now.immutable !== true) faults.forbidden(newPath('immutable'), text);
  const [data, before] = [binaryDataOf(now), binaryDataOf(old)];
  if (!deepEqual(now.data ?? {}, old.data ?? {})) faults.forbidden(newPath('data'), text);
  if (!deepEqual(data, before)) faults.forbidden(newPath('binaryData'), text);
}

const binaryDataOf = (object: ConfigMap | Secret): object => ('binaryData' in object ? (object.binaryData ?? {}) : {});

export const configMapUpdateValidation: UpdateValidation<ConfigMap> = {
  update: checkFrozen,
};

export const configMapColumns: readonly Column<ConfigMap>[] = [
  nameColumn,
  {
    name: 'Data',
    value: ({ data, binaryData }) => Object.keys(data ?? {}).length + Object.keys(binaryData ?? {}).length,
  },
  ageColumn,
];
