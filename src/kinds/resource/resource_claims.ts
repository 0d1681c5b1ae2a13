import type * as resourcev1 from '#api/resource/v1/index';
import type { ResourceClaim, ResourceClaimTemplate } from '#api/resource/v1/zz_generated.types';
import { ageColumn, nameColumn } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import type { StructDefaults } from '../aspects/defaults.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';

export const resourceClaimUpdateValidation: UpdateValidation<ResourceClaim> = {
  immutable: { spec: null },
};

export const resourceClaimTemplateUpdateValidation: UpdateValidation<ResourceClaimTemplate> = {
  immutable: { spec: null },
};

export const resourceClaimColumns: readonly Column<ResourceClaim>[] = [
  nameColumn,
  { name: 'State', value: stateOf },
  ageColumn,
];

/** `allocated,reserved`. */
function stateOf({ metadata, status }: ResourceClaim): string {
  const isDeleted = Boolean(metadata.deletionTimestamp);
  const states = isDeleted ? ['deleted'] : [];
  if (status?.allocation !== undefined) states.push('allocated', ...(status.reservedFor?.length ? ['reserved'] : []));
  else if (!isDeleted) states.push('pending');
  return states.join();
}

export const resourceClaimTemplateColumns: readonly Column[] = [nameColumn, ageColumn];

export const resourceClaimStrategy: KindStrategy<ResourceClaim> = {
  returnDeletedObject: true,
  status: { keepsMetadata: true },
};

export const resourceClaimTemplateStrategy: KindStrategy<ResourceClaimTemplate> = { returnDeletedObject: true };

const fillCount = (object: resourcev1.ExactDeviceRequest | resourcev1.DeviceSubRequest): void => {
  object.allocationMode ||= 'ExactCount';
  if (object.allocationMode === 'ExactCount') object.count ||= 1;
};

const fillToleration = (object: resourcev1.DeviceToleration): void => void (object.operator ||= 'Equal');

export const resourceClaimDefaults: StructDefaults = {
  'resource/v1.DeviceSubRequest': fillCount,
  'resource/v1.DeviceToleration': fillToleration,
  'resource/v1.ExactDeviceRequest': fillCount,
};
