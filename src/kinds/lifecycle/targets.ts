import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { isDNS1123Subdomain } from '#apimachinery/api/validate/content/dns';
import { validateConditions } from '#apimachinery/apis/meta/v1/validation/condition';
import type { Condition, ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import type { Int64 } from '#engine/schema/wire';
import { checkMinimum, checkUnion, checkUUID } from '#src/validation/checks/declared';
import type { Faults } from '#src/validation/checks/faults';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import type { APIObject } from '../aspects/api_object.ts';
import { UNSET } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';

/** The metadata; a type that declares what its name is finds fault with one that is missing, too. */
export function checkName(faults: Faults, metadata: ObjectMeta): void {
  checkObjectMeta(faults, metadata, { namespaced: true, name: isDNS1123Subdomain });
  if (!metadata.name && !metadata.generateName) faults.each(newPath('metadata', 'name'), '', isDNS1123Subdomain(''));
}

/** What is evicted. */
interface Target {
  readonly pod?: { readonly name?: string; readonly uid?: string } | undefined;
}

export function checkTarget(faults: Faults, path: Path, { pod }: Target = {}): void {
  checkUnion(faults, path, { pod });
  if (pod === undefined) return;
  faults.named(path.child('pod', 'name'), pod.name, isDNS1123Subdomain);
  if (!pod.uid) faults.required(path.child('pod', 'uid'));
  else checkUUID(faults, path.child('pod', 'uid'), pod.uid);
}

interface Observed {
  readonly conditions?: readonly Condition[] | undefined;
  readonly observedGeneration?: Int64 | undefined;
}

const MAX_CONDITIONS = 100;

/** What the type declares of the status of both Kinds. */
export function checkObserved(faults: Faults, path: Path, status: Observed, old: Observed): void {
  const { conditions = [], observedGeneration: generation } = status;
  const at = path.child('observedGeneration');
  const isChanged = !deepEqual(conditions, old.conditions ?? []);
  if (isChanged && conditions.length > MAX_CONDITIONS)
    faults.tooMany(path.child('conditions'), conditions.length, MAX_CONDITIONS);
  const before = old.observedGeneration;
  if (generation === before) return;
  if (generation === undefined) {
    faults.invalid(at, null, 'field cannot be cleared once set');
    return;
  }
  checkMinimum(faults, at, Number(generation), 1);
  if (before !== undefined && BigInt(generation) < BigInt(before))
    faults.invalid(at, generation, `may not be decreased from ${before}`);
}

export function checkConditions(faults: Faults, path: Path, { conditions }: Observed): void {
  faults.add(validateConditions(conditions, path.child('conditions')));
}

interface WithTarget extends APIObject {
  readonly spec?: { readonly target?: Target };
  readonly status?: Observed;
}

export const targetColumn: Column<WithTarget> = {
  name: 'Target',
  value: ({ spec }) => (spec?.target?.pod === undefined ? UNSET : (spec.target.pod.name ?? '')),
};

export const targetTypeColumn: Column<WithTarget> = {
  name: 'Target Type',
  value: ({ spec }) => (spec?.target?.pod === undefined ? UNSET : 'Pod'),
};

export const stateColumn: Column<WithTarget> = { name: 'Status', value: ({ status }) => stateOf(status ?? {}) };

/** `TargetEvicted (PodDeleted)` */
function stateOf({ conditions = [], observedGeneration }: Observed): string {
  const found = ['TargetEvicted', 'Failed']
    .map((type) => conditions.find((each) => each.type === type))
    .find((each) => each?.status === 'True');
  if (found !== undefined) return `${found.type} (${found.reason})`;
  return Number(observedGeneration ?? 0) <= 0 ? 'Pending' : 'Progressing';
}
