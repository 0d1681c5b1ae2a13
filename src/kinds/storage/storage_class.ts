import type { TopologySelectorTerm } from '#api/core/v1/zz_generated.structs';
import type * as storagev1 from '#api/storage/v1/index';
import type { StorageClass } from '#api/storage/v1/zz_generated.types';
import { validateLabelName } from '#apimachinery/apis/meta/v1/validation/labels';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import { checkQualifiedName } from '#src/validation/checks/names';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { textSize } from '#src/validation/checks/sizes';
import { ageColumn } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import type { StructDefaults } from '../aspects/defaults.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
import { deprecatedNodeLabel } from '../core/pod_spec/node_label_warnings.ts';
import { DEFAULT_STORAGE_CLASS, defaultClassName } from './default_class.ts';

const MAX_PARAMETERS = 512;

const MAX_PARAMETERS_SIZE = 256 * 1024;

export function checkStorageClass(faults: Faults, object: StorageClass): void {
  checkObjectMeta(faults, object.metadata, { namespaced: false });
  checkProvisioner(faults, newPath('provisioner'), object.provisioner ?? '');
  checkParameters(faults, newPath('parameters'), object.parameters ?? {});
  if (object.reclaimPolicy) faults.oneOf(newPath('reclaimPolicy'), object.reclaimPolicy, ['Delete', 'Retain']);
  faults.oneOf(newPath('volumeBindingMode'), object.volumeBindingMode, ['Immediate', 'WaitForFirstConsumer']);
  checkTopologies(faults, newPath('allowedTopologies'), object.allowedTopologies ?? []);
}

export function checkProvisioner(faults: Faults, path: Path, name: string): void {
  if (name === '') faults.declared.required(path);
  else checkQualifiedName(faults, path, name.toLowerCase());
}

export function checkParameters(faults: Faults, path: Path, parameters: { readonly [key: string]: string }): void {
  const entries = Object.entries(parameters);
  if (entries.length > MAX_PARAMETERS) faults.tooLong(path, MAX_PARAMETERS);
  if (Object.hasOwn(parameters, '')) faults.invalid(path, '', 'field can not be empty.');
  const size = entries.reduce((sum, [key, value]) => sum + textSize(key) + textSize(value), 0);
  if (size > MAX_PARAMETERS_SIZE) faults.tooLong(path, MAX_PARAMETERS_SIZE);
}

function checkTopologies(faults: Faults, path: Path, terms: readonly TopologySelectorTerm[]): void {
  // A term without conditions counts as one that is there already.
  const seen = new Set<string>(['[]']);
  for (const [index, { matchLabelExpressions = [] }] of terms.entries()) {
    const at = path.index(index).child('matchLabelExpressions');
    const keys = new Map<string, readonly string[]>();
    for (const [place, { key = '', values = [] }] of matchLabelExpressions.entries()) {
      const where = at.index(place);
      if (values.length === 0) faults.required(where.child('values'));
      for (const [each, value] of values.entries()) {
        if (values.indexOf(value) < each) faults.duplicate(where.child('values').index(each), value);
      }
      faults.add(validateLabelName(key, where.child('key')));
      if (keys.has(key)) faults.duplicate(where.child('key'), key);
      keys.set(key, [...values].sort());
    }
    const content = JSON.stringify([...keys].sort(([a], [b]) => (a < b ? -1 : 1)));
    if (seen.has(content)) faults.duplicate(at, '');
    seen.add(content);
  }
}

export const storageClassUpdateValidation: UpdateValidation<StorageClass> = {
  declaredImmutable: ['provisioner', 'parameters', 'reclaimPolicy', 'volumeBindingMode'],
};

export const storageClassColumns: readonly Column<StorageClass>[] = [
  {
    name: 'Name',
    format: 'name',
    // Only a list tells which of several default classes counts.
    value: ({ metadata: { name = '' } }) => name,
    valuesOf(list) {
      const chosen = defaultClassName(list, DEFAULT_STORAGE_CLASS);
      return list.map(({ metadata: { name = '' } }) => (chosen && name === chosen ? `${name} (default)` : name));
    },
  },
  { name: 'Provisioner', value: ({ provisioner }) => provisioner ?? '' },
  { name: 'ReclaimPolicy', value: ({ reclaimPolicy }) => reclaimPolicy ?? 'Delete' },
  { name: 'VolumeBindingMode', value: ({ volumeBindingMode }) => volumeBindingMode ?? 'Immediate' },
  { name: 'AllowVolumeExpansion', value: ({ allowVolumeExpansion }) => allowVolumeExpansion ?? false },
  ageColumn,
];

export const storageClassStrategy: KindStrategy<StorageClass> = {
  returnDeletedObject: true,
  *warnings({ allowedTopologies = [] }) {
    for (const [index, { matchLabelExpressions = [] }] of allowedTopologies.entries())
      for (const [place, { key }] of matchLabelExpressions.entries()) {
        const path = newPath('allowedTopologies').index(index).child('matchLabelExpressions').index(place);
        const message = deprecatedNodeLabel(key);
        if (message !== undefined) yield `${path.child('key')}: ${message}`;
      }
  },
};

export const storageClassDefaults: StructDefaults = {
  'storage/v1.StorageClass': (object: storagev1.StorageClass) => {
    object.reclaimPolicy ??= 'Delete';
    object.volumeBindingMode ??= 'Immediate';
  },
};
