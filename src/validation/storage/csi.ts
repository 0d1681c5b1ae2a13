import { validateLabelSelector } from '#apimachinery/apis/meta/v1/validation/label_selector';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import type { CSIDriver, CSINode, CSIStorageCapacity, VolumeAttachment } from '#api/storage/v1/zz_generated.types';
import type { CSINodeDriver, TokenRequest } from '#api/storage/v1/zz_generated.structs';
import type { Faults } from '../checks/faults.ts';
import { checkQualifiedName, subdomain } from '../checks/names.ts';
import { checkObjectMeta } from '../checks/object_meta.ts';
import { checkNonNegativeQuantity, quantityOf } from '../checks/quantities.ts';
import { checkCSIDriverName } from '../core/volume_sources.ts';

const MAX_NODE_ID = 256;
const FS_GROUP_POLICIES = ['File', 'None', 'ReadWriteOnceWithFSType'];

export function checkCSIDriver(faults: Faults, { metadata, spec = {} }: CSIDriver): void {
  const path = newPath('spec');
  checkObjectMeta(faults, metadata, { namespaced: false });
  faults.oneOf(path.child('fsGroupPolicy'), spec.fsGroupPolicy, FS_GROUP_POLICIES);
  checkTokenRequests(faults, path.child('tokenRequests'), spec.tokenRequests ?? []);
  for (const mode of spec.volumeLifecycleModes ?? [])
    faults.oneOf(path.child('volumeLifecycleModes'), mode, ['Persistent', 'Ephemeral']);
  const period = spec.nodeAllocatableUpdatePeriodSeconds;
  if (period !== undefined && period < 10) {
    faults.invalid(
      path.child('nodeAllocatableUpdatePeriodSeconds'),
      period,
      'must be greater than or equal to 10 seconds',
    );
  }
  const inSecrets = spec.serviceAccountTokenInSecrets;
  if (inSecrets !== undefined && (spec.tokenRequests ?? []).length === 0) {
    const detail = 'serviceAccountTokenInSecrets is set but no tokenRequests are specified';
    faults.invalid(path.child('serviceAccountTokenInSecrets'), inSecrets, detail);
  }
}

function checkTokenRequests(faults: Faults, path: Path, requests: readonly TokenRequest[]): void {
  const audiences = new Set<string>();
  for (const [index, { audience = '', expirationSeconds: seconds }] of requests.entries()) {
    const at = path.index(index);
    if (audiences.has(audience)) {
      faults.duplicate(at.child('audience'), audience);
      continue;
    }
    audiences.add(audience);
    if (seconds === undefined) continue;
    const place = at.child('expirationSeconds');
    if (seconds < 600) faults.invalid(place, seconds, 'may not specify a duration less than 10 minutes');
    if (seconds > 2 ** 32) faults.invalid(place, seconds, 'may not specify a duration larger than 2^32 seconds');
  }
}

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

export function checkVolumeAttachment(faults: Faults, { metadata, spec }: VolumeAttachment): void {
  const path = newPath('spec');
  const { attacher, nodeName = '', source = {} } = spec ?? {};
  checkObjectMeta(faults, metadata, { namespaced: false });
  checkCSIDriverName(faults, path.child('attacher'), attacher);
  const { inlineVolumeSpec: inline, persistentVolumeName: volume } = source;
  const detail = 'must specify exactly one of inlineVolumeSpec and persistentVolumeName';
  if (inline === undefined && volume === undefined) faults.required(path.child('source'), detail);
  else if (inline !== undefined && volume !== undefined) faults.forbidden(path.child('source'), detail);
  else if (volume === '')
    faults.required(path.child('source', 'persistentVolumeName'), 'must specify non empty persistentVolumeName');
  faults.each(path.child('nodeName'), nodeName, subdomain(nodeName));
  if (volume !== undefined) faults.each(newPath('spec.source.persistentVolumeName'), volume, subdomain(volume));
}

export function checkCSIStorageCapacity(faults: Faults, object: CSIStorageCapacity): void {
  const { metadata, nodeTopology, storageClassName = '', capacity } = object;
  checkObjectMeta(faults, metadata, { namespaced: true });
  faults.add(validateLabelSelector(nodeTopology, {}, newPath('nodeTopology')));
  faults.each(newPath('storageClassName'), storageClassName, subdomain(storageClassName));
  if (capacity !== undefined) checkNonNegativeQuantity(faults, newPath('capacity'), quantityOf(capacity));
}
