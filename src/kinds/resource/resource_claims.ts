import type { ResourceClaim, ResourceClaimTemplate } from '#api/resource/v1/zz_generated.types';
import { checkMetadata } from '#src/validation/checks/object_meta';
import type { Validation } from '../aspects/validation.ts';
import type { Column } from '../aspects/column.ts';
import { nameColumn, ageColumn } from '../aspects/cells.ts';
import type { KindStrategy } from '../aspects/strategy.ts';

export const resourceClaimValidation: Validation<ResourceClaim> = {
  create: (faults, { metadata }) => checkMetadata(faults, metadata, true),
  immutable: { spec: null },
};

export const resourceClaimTemplateValidation: Validation<ResourceClaimTemplate> = {
  create: (faults, { metadata }) => checkMetadata(faults, metadata, true),
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
