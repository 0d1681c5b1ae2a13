import type { ResourceSlice } from '#api/resource/v1/zz_generated.types';
import { checkMetadata } from '#src/validation/checks/object_meta';
import type { Validation } from '../aspects/validation.ts';

export const resourceSliceValidation: Validation<ResourceSlice> = {
  create: (faults, { metadata }) => checkMetadata(faults, metadata, false),
  immutable: { 'spec.pool.name': '', 'spec.driver': '', 'spec.nodeName': null },
};
