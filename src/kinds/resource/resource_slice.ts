import type * as resourcev1 from '#api/resource/v1/index';
import type { ResourceSlice } from '#api/resource/v1/zz_generated.types';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { quote } from '#engine/schema/fault';
import { ageColumn, nameColumn } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import type { StructDefaults } from '../aspects/defaults.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';

export const resourceSliceUpdateValidation: UpdateValidation<ResourceSlice> = {
  immutable: { 'spec.pool.name': '', 'spec.driver': '', 'spec.nodeName': null },
  /** A capacity that stays is not looked at again. */
  isOfCreation({ field }, { spec }, { spec: old }) {
    const [, index] = /^spec\.devices\[(\d+)\]\.capacity/.exec(field) ?? [];
    const device = index === undefined ? undefined : spec?.devices?.[Number(index)];
    const before = old?.devices?.find(({ name }) => name === device?.name);
    return device !== undefined && before !== undefined && deepEqual(device.capacity, before.capacity);
  },
};

export const resourceSliceColumns: readonly Column<ResourceSlice>[] = [
  nameColumn,
  { name: 'Node', value: ({ spec }) => spec?.nodeName ?? '' },
  { name: 'Driver', value: ({ spec }) => spec?.driver ?? '' },
  { name: 'Pool', value: ({ spec }) => spec?.pool?.name ?? '' },
  ageColumn,
];

const LISTS = ['ints', 'bools', 'strings', 'versions'] as const;

/** What belongs to features that are off by default, each by itself. */
function dropDisabled({ spec }: ResourceSlice, old?: ResourceSlice): void {
  const [devices, before] = [spec?.devices ?? [], old?.spec?.devices ?? []];
  if (old?.spec?.partitionTypeAttribute === undefined) delete spec?.partitionTypeAttribute;
  if (!old?.spec?.skipNodeOperations?.length) delete spec?.skipNodeOperations;
  if (!before.some((each) => Object.keys(each.nodeAllocatableResources ?? {}).length > 0))
    for (const device of devices) delete device.nodeAllocatableResources;
  if (!before.some((each) => each.consumesCounters?.some(({ compatibilityGroups: list = [] }) => list.length > 0)))
    for (const counter of devices.flatMap((each) => each.consumesCounters ?? [])) delete counter.compatibilityGroups;
  const attributesOf = (each: resourcev1.Device): resourcev1.DeviceAttribute[] => Object.values(each.attributes ?? {});
  if (before.flatMap(attributesOf).some((attribute) => LISTS.some((name) => attribute[name] !== undefined))) return;
  for (const attribute of devices.flatMap(attributesOf)) for (const name of LISTS) delete attribute[name];
}

export const resourceSliceStrategy: KindStrategy<ResourceSlice> = {
  generation: true,
  returnDeletedObject: true,
  emptyIsSaid: ['spec.devices', 'spec.sharedCounters'],
  // The generation counts what is dropped, too.
  prepareForCreate: (slice) => dropDisabled(slice),
  prepareForUpdate: dropDisabled,
  *warnings({ spec: { driver = '' } }) {
    if (driver !== driver.toLowerCase())
      yield `spec.driver: driver names should be lowercase; ${quote(driver)} contains uppercase characters`;
  },
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
