import { validateLabelSelector } from '#apimachinery/apis/meta/v1/validation/label_selector';
import { newPath } from '#apimachinery/util/validation/field/path';
import { subdomain } from '#src/validation/checks/names';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { checkNonNegativeQuantity, quantityOf } from '#src/validation/checks/quantities';
export function checkCSIStorageCapacity(faults, object) {
    const { metadata, nodeTopology, storageClassName = '', capacity } = object;
    checkObjectMeta(faults, metadata, { namespaced: true });
    faults.add(validateLabelSelector(nodeTopology, {}, newPath('nodeTopology')));
    faults.each(newPath('storageClassName'), storageClassName, subdomain(storageClassName));
    if (capacity !== undefined)
        checkNonNegativeQuantity(faults, newPath('capacity'), quantityOf(capacity));
}
export const csiStorageCapacityUpdateValidation = {
    immutable: { nodeTopology: null, storageClassName: '' },
};
export const csiStorageCapacityStrategy = { allowUnconditionalUpdate: false };
