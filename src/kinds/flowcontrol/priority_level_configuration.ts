import type * as flowcontrolv1 from '#api/flowcontrol/v1/index';
import type { QueuingConfiguration } from '#api/flowcontrol/v1/zz_generated.structs';
import type { PriorityLevelConfiguration } from '#api/flowcontrol/v1/zz_generated.types';
import { ageColumn, NONE, nameColumn } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import type { StructDefaults } from '../aspects/defaults.ts';
import type { KindStrategy } from '../aspects/strategy.ts';

export const priorityLevelConfigurationColumns: readonly Column<PriorityLevelConfiguration>[] = [
  nameColumn,
  { name: 'Type', value: ({ spec }) => spec?.type ?? '' },
  {
    name: 'NominalConcurrencyShares',
    value: ({ spec }) => (spec?.limited === undefined ? NONE : (spec.limited.nominalConcurrencyShares ?? 0)),
  },
  { name: 'Queues', value: (level) => queuing(level, 'queues') },
  { name: 'HandSize', value: (level) => queuing(level, 'handSize') },
  { name: 'QueueLengthLimit', value: (level) => queuing(level, 'queueLengthLimit') },
  ageColumn,
];

function queuing({ spec }: PriorityLevelConfiguration, name: keyof QueuingConfiguration): number | string {
  const configuration = spec?.limited?.limitResponse?.queuing;
  return configuration === undefined ? NONE : (configuration[name] ?? 0);
}

export const priorityLevelConfigurationStrategy: KindStrategy<PriorityLevelConfiguration> = {
  generation: true,
  status: { keepsMetadata: true },
};

export const priorityLevelConfigurationDefaults: StructDefaults = {
  'flowcontrol/v1.ExemptPriorityLevelConfiguration': (object: flowcontrolv1.ExemptPriorityLevelConfiguration) => {
    object.nominalConcurrencyShares ??= 0;
    object.lendablePercent ??= 0;
  },
  'flowcontrol/v1.LimitedPriorityLevelConfiguration': (object: flowcontrolv1.LimitedPriorityLevelConfiguration) => {
    object.nominalConcurrencyShares ??= 30;
    object.lendablePercent ??= 0;
  },
  'flowcontrol/v1.QueuingConfiguration': (object: flowcontrolv1.QueuingConfiguration) => {
    object.handSize ||= 8;
    object.queues ||= 64;
    object.queueLengthLimit ||= 50;
  },
};
