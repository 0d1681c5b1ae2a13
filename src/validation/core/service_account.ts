import type { ServiceAccount } from '#api/core/v1/zz_generated.types';
import type { Faults } from '../checks/faults.ts';
import { checkObjectMeta } from '../checks/object_meta.ts';

export function checkServiceAccount(faults: Faults, { metadata }: ServiceAccount): void {
  checkObjectMeta(faults, metadata, { namespaced: true });
}
