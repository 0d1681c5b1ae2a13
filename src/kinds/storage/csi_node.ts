import { CSINodeDriver } from '#api/storage/v1/zz_generated.structs';
import type { CSINode } from '#api/storage/v1/zz_generated.types';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import { checkQualifiedName } from '#src/validation/checks/names';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { ageColumn, nameColumn } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
import { checkCSIDriverName } from '../core/pod_spec/volume_sources.ts';

const MAX_NODE_ID = 256;

export function checkCSINode(faults: Faults, { metadata, spec }: CSINode): void {
  const names = new Set<string>();
  checkObjectMeta(faults, metadata, { namespaced: false });
  for (const [index, driver] of (spec?.drivers ?? []).entries())
    checkNodeDriver(faults, newPath('spec', 'drivers').index(index), driver, names);
}

function checkNodeDriver(faults: Faults, path: Path, driver: CSINodeDriver, names: Set<string>): void {
  const { name = '', nodeID = '', allocatable, topologyKeys = [] } = driver;
  checkCSIDriverName(faults, path.child('name'), name);
  if (nodeID === '') faults.required(path.child('nodeID'));
  if (nodeID.length > MAX_NODE_ID)
    faults.invalid(path.child('nodeID'), nodeID, `must be ${MAX_NODE_ID} characters or less`);
  faults.nonNegative(path.child('allocatable', 'count'), allocatable?.count);
  if (names.has(name)) faults.duplicate(path.child('name'), name);
  names.add(name);
  for (const [index, key] of topologyKeys.entries()) {
    if (key === '') faults.required(path);
    if (topologyKeys.indexOf(key) < index) faults.duplicate(path, key);
    checkQualifiedName(faults, path, key);
  }
}

/** A driver that a node has stays as it is, but for how many volumes it takes. Mirrors `ValidateCSINodeUpdate`. */
function checkCSINodeUpdate(faults: Faults, { spec = { drivers: [] } }: CSINode, { spec: old }: CSINode): void {
  const path = newPath('spec', 'drivers');
  for (const { allocatable: _, ...before } of old?.drivers ?? [])
    for (const { allocatable: _now, ...driver } of spec.drivers ?? [])
      if (driver.name === before.name && !deepEqual(CSINodeDriver, driver, before))
        faults.invalid(path, driver, 'field is immutable');
}

export const csiNodeUpdateValidation: UpdateValidation<CSINode> = {
  update: checkCSINodeUpdate,
};

export const csiNodeColumns: readonly Column<CSINode>[] = [
  nameColumn,
  { name: 'Drivers', type: 'integer', value: ({ spec }) => spec?.drivers?.length ?? 0 },
  ageColumn,
];

/** Mirrors `csiNodeStrategy` of kube-apiserver. */
export const csiNodeStrategy: KindStrategy<CSINode> = {
  allowUnconditionalUpdate: false,
  returnDeletedObject: true,
  status: {
    keepsMetadata: true,
    prepareForUpdate({ status }, old) {
      // The feature CSIVolumeHealth is off by default.
      if ((old.status?.storageHealth ?? []).length === 0) delete status?.storageHealth;
    },
  },
};
