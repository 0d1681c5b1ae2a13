import type { ResourceSlice } from '#api/resource/v1/zz_generated.types';
import { checkMetadata } from '#src/validation/checks/object_meta';
import type { Validation } from '../aspects/validation.ts';
import type { Column } from '../aspects/column.ts';
import { nameColumn, ageColumn } from '../aspects/cells.ts';
import type { KindStrategy } from '../aspects/strategy.ts';

export const resourceSliceValidation: Validation<ResourceSlice> = {
  create: (faults, { metadata }) => checkMetadata(faults, metadata, false),
  immutable: { 'spec.pool.name': '', 'spec.driver': '', 'spec.nodeName': null },
};

export const resourceSliceColumns: readonly Column<ResourceSlice>[] = [
  nameColumn,
  { name: 'Node', value: ({ spec }) => spec?.nodeName ?? '' },
  { name: 'Driver', value: ({ spec }) => spec?.driver ?? '' },
  { name: 'Pool', value: ({ spec }) => spec?.pool?.name ?? '' },
  ageColumn,
];

export const resourceSliceStrategy: KindStrategy<ResourceSlice> = { generation: true, returnDeletedObject: true };
