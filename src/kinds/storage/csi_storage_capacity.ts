import type { CSIStorageCapacity } from '#api/storage/v1/zz_generated.types';
import { validateLabelSelector } from '#apimachinery/apis/meta/v1/validation/label_selector';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import { subdomain } from '#src/validation/checks/names';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { checkNonNegativeQuantity, quantityOf } from '#src/validation/checks/quantities';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
import { nodeLabelSelectorWarnings } from '../core/pod_spec/node_label_warnings.ts';

export function checkCSIStorageCapacity(faults: Faults, object: CSIStorageCapacity): void {
  const { metadata, nodeTopology, storageClassName = '', capacity } = object;
  checkObjectMeta(faults, metadata, { namespaced: true });
  faults.add(validateLabelSelector(nodeTopology, {}, newPath('nodeTopology')));
  faults.each(newPath('storageClassName'), storageClassName, subdomain(storageClassName));
  if (capacity !== undefined) checkNonNegativeQuantity(faults, newPath('capacity'), quantityOf(capacity));
}

export const csiStorageCapacityUpdateValidation: UpdateValidation<CSIStorageCapacity> = {
  immutable: { nodeTopology: null, storageClassName: '' },
};

export const csiStorageCapacityStrategy: KindStrategy<CSIStorageCapacity> = {
  allowUnconditionalUpdate: false,
  warnings: ({ nodeTopology }) => nodeLabelSelectorWarnings(newPath('nodeTopology'), nodeTopology),
};
