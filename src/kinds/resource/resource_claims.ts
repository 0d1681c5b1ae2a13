import type { ResourceClaim, ResourceClaimTemplate } from '#api/resource/v1/zz_generated.types';
import { checkMetadata } from '#src/validation/checks/object_meta';
import type { Validation } from '../aspects/validation.ts';

export const resourceClaimValidation: Validation<ResourceClaim> = {
  create: (faults, { metadata }) => checkMetadata(faults, metadata, true),
  immutable: { spec: null },
};

export const resourceClaimTemplateValidation: Validation<ResourceClaimTemplate> = {
  create: (faults, { metadata }) => checkMetadata(faults, metadata, true),
  immutable: { spec: null },
};
