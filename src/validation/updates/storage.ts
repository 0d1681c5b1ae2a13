import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { newPath } from '#apimachinery/util/validation/field/path';
import { CSINodeDriver } from '#api/storage/v1/zz_generated.structs';
import type { CSIDriver, CSINode, VolumeAttributesClass } from '#api/storage/v1/zz_generated.types';
import type { Faults } from '../checks/faults.ts';

const IMMUTABLE = 'field is immutable';

/** A driver that a node has stays as it is, but for how many volumes it takes. Mirrors `ValidateCSINodeUpdate`. */
export function checkCSINodeUpdate(faults: Faults, { spec = { drivers: [] } }: CSINode, { spec: old }: CSINode): void {
  const path = newPath('spec', 'drivers');
  for (const { allocatable: _, ...before } of old?.drivers ?? [])
    for (const { allocatable: _now, ...driver } of spec.drivers ?? [])
      if (driver.name === before.name && !deepEqual(CSINodeDriver, driver, before))
        faults.invalid(path, driver, IMMUTABLE);
}

/** Mirrors `ValidateCSIDriverUpdate` of kube-apiserver, which misspells a field. */
export function checkCSIDriverUpdate(faults: Faults, { spec = {} }: CSIDriver, { spec: old = {} }: CSIDriver): void {
  if (spec.attachRequired !== old.attachRequired)
    faults.invalid(newPath('spec', 'attachedRequired'), spec.attachRequired ?? null, IMMUTABLE);
  if (!deepEqual(spec.volumeLifecycleModes ?? [], old.volumeLifecycleModes ?? []))
    faults.invalid(newPath('spec', 'volumeLifecycleModes'), spec.volumeLifecycleModes ?? null, IMMUTABLE);
}

/** Mirrors `ValidateVolumeAttributesClassUpdate` of kube-apiserver. */
export function checkVolumeAttributesClassUpdate(
  faults: Faults,
  { driverName, parameters }: VolumeAttributesClass,
  old: VolumeAttributesClass,
): void {
  if (driverName !== old.driverName) faults.forbidden(newPath('driverName'), 'updates to driverName are forbidden.');
  if (!deepEqual(parameters ?? {}, old.parameters ?? {}))
    faults.forbidden(newPath('parameters'), 'updates to parameters are forbidden.');
}
