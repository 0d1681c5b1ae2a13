import type { StorageVersionMigration } from '#api/storagemigration/v1/zz_generated.types';
import { validateConditions } from '#apimachinery/apis/meta/v1/validation/condition';
import { compareResourceVersion } from '#apimachinery/util/resourceversion/compare';
import { isDNS1035Label, isDNS1123Subdomain } from '#apimachinery/util/validation/dns';
import { newPath } from '#apimachinery/util/validation/field/path';
import { asError } from '#engine/text/as_error';
import type { Faults } from '#src/validation/checks/faults';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import type { Column } from '../aspects/column.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';

/** Mirrors `ValidateStorageVersionMigration` of kube-apiserver. */
export function checkStorageVersionMigration(faults: Faults, { metadata, spec }: StorageVersionMigration): void {
  const path = newPath('spec', 'resource');
  const { group = '', resource = '' } = spec?.resource ?? {};
  checkObjectMeta(faults, metadata, { namespaced: false });
  const wrong = isDNS1035Label(resource);
  if (resource === '') faults.required(path.child('resource'), 'resource is required to be set');
  else if (wrong.length > 0) faults.invalid(path.child('resource'), resource, wrong.join(','));
  const wrongGroup = group === '' ? [] : isDNS1123Subdomain(group);
  if (wrongGroup.length > 0) faults.invalid(path.child('group'), group, wrongGroup.join(','));
}

const is = ({ status }: StorageVersionMigration, type: string): boolean =>
  status?.conditions?.find((each) => each.type === type)?.status === 'True';

/** What has come to an end does not go on. Mirrors `ValidateStorageVersionMigrationStatusUpdate`. */
function checkStorageVersionMigrationStatusUpdate(
  faults: Faults,
  migration: StorageVersionMigration,
  old: StorageVersionMigration,
): void {
  const path = newPath('status');
  const { resourceVersion = '', conditions = [] } = migration.status ?? {};
  const { resourceVersion: before = '' } = old.status ?? {};
  const fault = resourceVersion === '' ? undefined : resourceVersionFault(resourceVersion);
  if (fault !== undefined) faults.invalid(path.child('resourceVersion'), resourceVersion, fault);
  faults.add(validateConditions(conditions, path.child('conditions')));
  if (before !== '' && resourceVersion !== before)
    faults.invalid(path.child('resourceVersion'), resourceVersion, 'field is immutable');
  const refuse = (words: string): void => faults.invalid(path.child('conditions'), conditions, words);
  if (is(migration, 'Succeeded') && is(migration, 'Failed'))
    refuse('Both success and failed conditions cannot be true at the same time');
  if (is(old, 'Succeeded') && !is(migration, 'Succeeded'))
    refuse('Success condition cannot be set to false once it is true');
  if (is(old, 'Failed') && !is(migration, 'Failed')) refuse('Failed condition cannot be set to false once it is true');
}

function resourceVersionFault(version: string): string | undefined {
  try {
    compareResourceVersion(version, version);
    return undefined;
  } catch (error) {
    return asError(error).message;
  }
}

export const storageVersionMigrationUpdateValidation: UpdateValidation<StorageVersionMigration> = {
  immutable: { spec: null },
  subresources: { status: checkStorageVersionMigrationStatusUpdate },
};

const STATES: readonly string[] = ['Running', 'Succeeded', 'Failed'];

export const storageVersionMigrationColumns: readonly Column<StorageVersionMigration>[] = [
  { name: 'Name', value: ({ metadata }) => metadata.name ?? '' },
  {
    name: 'Resource',
    value: ({ spec }) => {
      const { group = '', resource = '' } = spec?.resource ?? {};
      return group === '' ? resource : `${resource}.${group}`;
    },
  },
  {
    name: 'Status',
    value: ({ status }) =>
      status?.conditions?.findLast((each) => each.status === 'True' && STATES.includes(each.type))?.type ?? 'Unknown',
  },
];

export const storageVersionMigrationStrategy: KindStrategy<StorageVersionMigration> = {
  allowUnconditionalUpdate: false,
  status: { keepsMetadata: true },
};
