import type { Lease } from '#api/coordination/v1/zz_generated.types';
import { isQualifiedName } from '#apimachinery/api/validate/content/kube';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { ageColumn, nameColumn } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import type { KindStrategy } from '../aspects/strategy.ts';

export function checkLease(faults: Faults, { metadata, spec = {} }: Lease): void {
  const path = newPath('spec');
  const { leaseDurationSeconds: duration, leaseTransitions: transitions, strategy, preferredHolder } = spec;
  checkObjectMeta(faults, metadata, { namespaced: true });
  if (duration !== undefined && duration <= 0)
    faults.invalid(path.child('leaseDurationSeconds'), duration, 'must be greater than 0');
  if (transitions !== undefined && transitions < 0) {
    faults.invalid(path.child('leaseTransitions'), transitions, 'must be greater than or equal to 0');
  }
  if (strategy !== undefined) {
    const at = path.child('strategy', 'strategy');
    if (strategy.includes('/')) faults.each(at, strategy, isQualifiedName(strategy));
    else faults.oneOf(at, strategy, ['OldestEmulationVersion']);
  }
  if (preferredHolder && !strategy)
    faults.forbidden(path.child('preferredHolder'), 'may only be specified if `strategy` is defined');
}

export const leaseColumns: readonly Column<Lease>[] = [
  nameColumn,
  { name: 'Holder', value: ({ spec }) => spec?.holderIdentity ?? '' },
  ageColumn,
];

export const leaseStrategy: KindStrategy<Lease> = {
  allowCreateOnUpdate: true,
  allowUnconditionalUpdate: false,
  // Those of the feature gate CoordinatedLeaderElection.
  dropDisabled({ spec }, old) {
    for (const name of ['strategy', 'preferredHolder'] as const)
      if (spec !== undefined && old?.spec?.[name] === undefined) delete spec[name];
  },
};
