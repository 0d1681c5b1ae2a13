import type {
  PersistentVolumeClaimSpec,
  TypedLocalObjectReference,
  TypedObjectReference,
} from '#api/core/v1/zz_generated.structs';
import { validateLabelSelector } from '#apimachinery/apis/meta/v1/validation/label_selector';
import { isDNS1123Label, isDNS1123Subdomain } from '#apimachinery/util/validation/dns';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import { subdomain } from '#src/validation/checks/names';
import { checkPositiveQuantity, quantityOf } from '#src/validation/checks/quantities';

const ACCESS_MODES = ['ReadOnlyMany', 'ReadWriteMany', 'ReadWriteOnce', 'ReadWriteOncePod'];

export const VOLUME_MODES: readonly string[] = ['Block', 'Filesystem'];

/** How a volume may be mounted. `ReadWriteOncePod` goes with no other mode. */
export function checkAccessModes(faults: Faults, path: Path, modes: readonly string[], whenEmpty = ''): void {
  if (modes.length === 0) faults.required(path, whenEmpty);
  for (const mode of modes) faults.oneOf(path, mode, ACCESS_MODES);
  const known = modes.filter((mode) => ACCESS_MODES.includes(mode));
  if (known.includes('ReadWriteOncePod') && known.some((mode) => mode !== 'ReadWriteOncePod')) {
    faults.forbidden(path, 'may not use ReadWriteOncePod with other access modes');
  }
}

export function checkPersistentVolumeClaimSpec(faults: Faults, path: Path, spec: PersistentVolumeClaimSpec): void {
  checkAccessModes(faults, path.child('accessModes'), spec.accessModes ?? [], 'at least 1 access mode is required');
  faults.add(validateLabelSelector(spec.selector, {}, path.child('selector')));
  const storage = spec.resources?.requests?.['storage'];
  const storagePath = path.child('resources').key('storage');
  if (storage === undefined) faults.required(storagePath);
  else checkPositiveQuantity(faults, storagePath, quantityOf(storage));
  for (const name of ['storageClassName', 'volumeAttributesClassName'] as const) {
    const value = spec[name];
    if (value) faults.each(path.child(name), value, subdomain(value));
  }
  faults.oneOf(path.child('volumeMode'), spec.volumeMode, VOLUME_MODES);
  const { dataSource, dataSourceRef } = spec;
  const { namespace = '' } = dataSourceRef ?? {};
  if (dataSource !== undefined) checkDataSource(faults, path.child('dataSource'), dataSource);
  if (dataSourceRef !== undefined) checkDataSource(faults, path.child('dataSourceRef'), dataSourceRef);
  if (namespace !== '') faults.each(path.child('dataSourceRef', 'namespace'), namespace, isDNS1123Label(namespace));
  if (dataSource === undefined || dataSourceRef === undefined) return;
  const isSame =
    dataSource.apiGroup === dataSourceRef.apiGroup &&
    dataSource.kind === dataSourceRef.kind &&
    dataSource.name === dataSourceRef.name;
  const place = path.child('dataSource').toString();
  if (namespace !== '') faults.invalid(path, place, 'may not be specified when dataSourceRef.namespace is specified');
  else if (!isSame) faults.invalid(path, place, 'must match dataSourceRef');
}

function checkDataSource(faults: Faults, path: Path, source: TypedLocalObjectReference | TypedObjectReference): void {
  const { name, kind, apiGroup = '' } = source;
  faults.present(path.child('name'), name);
  faults.present(path.child('kind'), kind);
  if (apiGroup !== '') faults.each(path.child('apiGroup'), apiGroup, isDNS1123Subdomain(apiGroup));
  else if (kind !== 'PersistentVolumeClaim')
    faults.invalid(path, kind ?? '', "must be 'PersistentVolumeClaim' when referencing the default apiGroup");
}
