import type * as storagev1 from '#api/storage/v1/index';
import type { TokenRequest } from '#api/storage/v1/zz_generated.structs';
import { CSIDriverSpec } from '#api/storage/v1/zz_generated.structs';
import type { CSIDriver } from '#api/storage/v1/zz_generated.types';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { ageColumn, NONE, nameColumn, UNSET } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import type { StructDefaults } from '../aspects/defaults.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';

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

const IMMUTABLE = 'field is immutable';

/** Mirrors `ValidateCSIDriverUpdate` of kube-apiserver, which misspells a field. */
function checkCSIDriverUpdate(faults: Faults, { spec = {} }: CSIDriver, { spec: old = {} }: CSIDriver): void {
  if (spec.attachRequired !== old.attachRequired)
    faults.invalid(newPath('spec', 'attachedRequired'), spec.attachRequired ?? null, IMMUTABLE);
  if (!deepEqual(spec.volumeLifecycleModes ?? [], old.volumeLifecycleModes ?? []))
    faults.invalid(newPath('spec', 'volumeLifecycleModes'), spec.volumeLifecycleModes ?? null, IMMUTABLE);
}

export const csiDriverUpdateValidation: UpdateValidation<CSIDriver> = {
  update: checkCSIDriverUpdate,
};

export const csiDriverColumns: readonly Column<CSIDriver>[] = [
  nameColumn,
  { name: 'AttachRequired', type: 'boolean', value: ({ spec }) => spec?.attachRequired ?? true },
  { name: 'PodInfoOnMount', type: 'boolean', value: ({ spec }) => spec?.podInfoOnMount ?? false },
  { name: 'StorageCapacity', type: 'boolean', value: ({ spec }) => spec?.storageCapacity ?? false },
  { name: 'TokenRequests', value: ({ spec }) => spec?.tokenRequests?.map(({ audience }) => audience).join() ?? UNSET },
  { name: 'RequiresRepublish', type: 'boolean', value: ({ spec }) => spec?.requiresRepublish ?? false },
  { name: 'Modes', value: ({ spec }) => (spec?.volumeLifecycleModes ?? []).join() || NONE },
  ageColumn,
];

export const csiDriverStrategy: KindStrategy<CSIDriver> = {
  generation: true,
  countsNoCreation: true,
  allowUnconditionalUpdate: false,
  returnDeletedObject: true,
  *warnings({ spec }, old) {
    const { tokenRequests = [], serviceAccountTokenInSecrets } = spec ?? {};
    if (tokenRequests.length === 0 || serviceAccountTokenInSecrets !== undefined) return;
    if (
      old === undefined ||
      !deepEqual(CSIDriverSpec, { tokenRequests }, { tokenRequests: old.spec?.tokenRequests ?? [] })
    )
      yield 'spec.serviceAccountTokenInSecrets is unset; if supported by this CSI driver, set to true to prevent possible logging of tokens in volume attributes';
  },
};

export const csiDriverDefaults: StructDefaults = {
  'storage/v1.CSIDriverSpec': (spec: storagev1.CSIDriverSpec) => {
    spec.attachRequired ??= true;
    spec.podInfoOnMount ??= false;
    spec.storageCapacity ??= false;
    spec.fsGroupPolicy ??= 'ReadWriteOnceWithFSType';
    if ((spec.volumeLifecycleModes ?? []).length === 0) spec.volumeLifecycleModes = ['Persistent'];
    spec.requiresRepublish ??= false;
    spec.seLinuxMount ??= false;
    spec.preventPodSchedulingIfMissing ??= false;
  },
};
