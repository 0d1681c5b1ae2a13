import type { DeviceTaintSelector } from '#api/resource/v1/zz_generated.structs';
import type { DeviceTaintRule } from '#api/resource/v1/zz_generated.types';
import { now, timeEqual } from '#apimachinery/apis/meta/v1/time';
import { validateConditions } from '#apimachinery/apis/meta/v1/validation/condition';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import { checkDNSLabel } from '#src/validation/checks/names';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { age, ageColumn, nameColumn } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
import { checkCSIDriverName } from '../core/pod_spec/volume_sources.ts';
import { withDeclared } from './both_rules.ts';
import { checkDeviceTaint } from './device_taints.ts';
import { checkPoolName } from './names.ts';

/** Mirrors `ValidateDeviceTaintRule` of kube-apiserver. */
export function checkDeviceTaintRule(faults: Faults, { metadata, spec }: DeviceTaintRule): void {
  checkObjectMeta(faults, metadata, { namespaced: false });
  checkSelector(faults, newPath('spec', 'deviceSelector'), spec?.deviceSelector);
  withDeclared(faults, (both) =>
    checkDeviceTaint(both, newPath('spec', 'taint'), spec?.taint ?? { key: '', effect: '' }),
  );
}

function checkSelector(faults: Faults, path: Path, { driver, pool, device }: DeviceTaintSelector = {}): void {
  if (driver !== undefined) checkCSIDriverName(faults, path.child('driver'), driver);
  if (pool !== undefined) checkPoolName(faults, path.child('pool'), pool);
  if (device !== undefined) checkDNSLabel(faults, path.child('device'), device);
}

const MAX_CONDITIONS = 8;

function checkStatusUpdate(faults: Faults, { status }: DeviceTaintRule): void {
  const path = newPath('status', 'conditions');
  const conditions = status?.conditions ?? [];
  faults.add(validateConditions(conditions, path));
  if (conditions.length > MAX_CONDITIONS) faults.tooMany(path, conditions.length, MAX_CONDITIONS);
}

export const deviceTaintRuleUpdateValidation: UpdateValidation<DeviceTaintRule> = {
  subresources: { status: checkStatusUpdate },
};

export const deviceTaintRuleColumns: readonly Column<DeviceTaintRule>[] = [
  nameColumn,
  { name: 'Key', value: ({ spec }) => spec?.taint?.key ?? '' },
  { name: 'Value', value: ({ spec }) => spec?.taint?.value ?? '' },
  { name: 'Effect', value: ({ spec }) => spec?.taint?.effect ?? '' },
  { name: 'TimeAdded', value: ({ spec }) => (spec?.taint?.timeAdded ? age(spec.taint.timeAdded) : '') },
  ageColumn,
];

export const deviceTaintRuleStrategy: KindStrategy<DeviceTaintRule> = {
  generation: true,
  allowUnconditionalUpdate: false,
  status: { keepsMetadata: true },
  /** Whoever changes what a taint does need not say when. */
  prepareForUpdate({ spec }, { spec: old }) {
    const [taint, before] = [spec?.taint, old?.taint];
    if (taint !== undefined && taint.effect !== before?.effect && timeEqual(taint.timeAdded, before?.timeAdded))
      taint.timeAdded = now();
  },
};
