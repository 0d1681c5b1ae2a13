import type * as resourcev1 from '#api/resource/v1/index';
import type { ResourceSlice } from '#api/resource/v1/zz_generated.types';
import { ageColumn, nameColumn } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import type { StructDefaults } from '../aspects/defaults.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';

export const resourceSliceUpdateValidation: UpdateValidation<ResourceSlice> = {
  immutable: { 'spec.pool.name': '', 'spec.driver': '', 'spec.nodeName': null },
};

export const resourceSliceColumns: readonly Column<ResourceSlice>[] = [
  nameColumn,
  { name: 'Node', value: ({ spec }) => spec?.nodeName ?? '' },
  { name: 'Driver', value: ({ spec }) => spec?.driver ?? '' },
  { name: 'Pool', value: ({ spec }) => spec?.pool?.name ?? '' },
  ageColumn,
];

export const resourceSliceStrategy: KindStrategy<ResourceSlice> = {
  generation: true,
  returnDeletedObject: true,
  selectableFields: {
    'spec.nodeName': ({ spec }) => spec.nodeName ?? '',
    'spec.driver': ({ spec }) => spec.driver ?? '',
  },
  unsupportedField: (label) => `field label not supported for resource.k8s.io/v1, Kind=ResourceSlice: ${label}`,
};

const fillTaint = (object: resourcev1.DeviceTaint): void =>
  void (object.timeAdded ??= new Date().toISOString().replace(/\.\d+Z$/, 'Z'));

export const resourceSliceDefaults: StructDefaults = {
  'resource/v1.DeviceTaint': fillTaint,
};
