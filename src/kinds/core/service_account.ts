import type { Faults } from '#src/validation/checks/faults';
import type { ServiceAccount } from '#api/core/v1/zz_generated.types';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import type { Column } from '../aspects/column.ts';
import { nameColumn, ageColumn } from '../aspects/cells.ts';
import type { KindStrategy } from '../aspects/strategy.ts';

export function checkServiceAccount(faults: Faults, { metadata }: ServiceAccount): void {
  checkObjectMeta(faults, metadata, { namespaced: true });
}

export const serviceAccountColumns: readonly Column[] = [nameColumn, ageColumn];

export const serviceAccountStrategy: KindStrategy<ServiceAccount> = { returnDeletedObject: true };
