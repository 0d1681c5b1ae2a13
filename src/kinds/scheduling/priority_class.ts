import type * as schedulingv1 from '#api/scheduling/v1/index';
import type { PriorityClass } from '#api/scheduling/v1/zz_generated.types';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { ageColumn, nameColumn } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import type { StructDefaults } from '../aspects/defaults.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';

const SYSTEM = /* @__PURE__ */ new Map([
  ['system-node-critical', 2_000_001_000],
  ['system-cluster-critical', 2_000_000_000],
] as const);

const MAX_OF_USERS = 1_000_000_000;

export function checkPriorityClass(
  faults: Faults,
  { metadata, value = 0, globalDefault = false, preemptionPolicy }: PriorityClass,
): void {
  checkObjectMeta(faults, metadata, { namespaced: false });
  const name = metadata.name ?? '';
  if (name.startsWith('system-')) {
    const fault = systemClassFault(name, value, globalDefault);
    const words = "priority class names with 'system-' prefix are reserved for system use only. error: ";
    if (fault !== undefined) faults.forbidden(newPath('metadata', 'name'), words + fault);
  } else if (value > MAX_OF_USERS) {
    faults.forbidden(newPath('value'), `maximum allowed value of a user defined priority is ${MAX_OF_USERS}`);
  }
  const preemption: string | undefined = preemptionPolicy;
  if (preemption === '') faults.required(newPath('preemptionPolicy'));
  else faults.oneOf(newPath('preemptionPolicy'), preemption, ['PreemptLowerPriority', 'Never']);
}

function systemClassFault(name: string, value: number, globalDefault: boolean): string | undefined {
  const known = SYSTEM.get(name as 'system-node-critical');
  if (known === undefined) return `${name} is not a known system priority class`;
  if (value !== known) return `value of ${name} PriorityClass must be ${known}`;
  return globalDefault ? `globalDefault of ${name} PriorityClass must be false` : undefined;
}

export const priorityClassUpdateValidation: UpdateValidation<PriorityClass> = {
  immutable: { preemptionPolicy: null },
  update(faults, { value = 0 }, old) {
    if (value !== (old.value ?? 0)) faults.forbidden(newPath('value'), 'may not be changed in an update.');
  },
  isOfCreation: ({ field }) => !field.startsWith('metadata'),
};

export const priorityClassColumns: readonly Column<PriorityClass>[] = [
  nameColumn,
  { name: 'Value', type: 'integer', value: ({ value }) => value ?? 0 },
  { name: 'Global-Default', type: 'boolean', value: ({ globalDefault }) => globalDefault ?? false },
  ageColumn,
  { name: 'PreemptionPolicy', value: ({ preemptionPolicy }) => preemptionPolicy ?? '' },
];

/** The generation stays at 1. */
export const priorityClassStrategy: KindStrategy<PriorityClass> = { generation: true, isChanged: () => false };

export const priorityClassDefaults: StructDefaults = {
  'scheduling/v1.PriorityClass': (object: schedulingv1.PriorityClass) =>
    void (object.preemptionPolicy ??= 'PreemptLowerPriority'),
};
