import type * as flowcontrolv1 from '#api/flowcontrol/v1/index';
import type { FlowSchema } from '#api/flowcontrol/v1/zz_generated.types';
import { compareUTF8 } from '#engine/text/utf8';
import { ageColumn, NONE, nameColumn } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import type { StructDefaults } from '../aspects/defaults.ts';
import type { KindStrategy } from '../aspects/strategy.ts';

export const flowSchemaColumns: readonly Column<FlowSchema>[] = [
  nameColumn,
  { name: 'PriorityLevel', value: ({ spec }) => spec?.priorityLevelConfiguration?.name ?? '' },
  { name: 'MatchingPrecedence', value: ({ spec }) => spec?.matchingPrecedence ?? 0 },
  {
    name: 'DistinguisherMethod',
    value: ({ spec }) => (spec?.distinguisherMethod === undefined ? NONE : (spec.distinguisherMethod.type ?? '')),
  },
  ageColumn,
  {
    name: 'MissingPL',
    value: ({ status }) => {
      const dangling = status?.conditions?.find(({ type }) => type === 'Dangling');
      return dangling === undefined ? '?' : (dangling.status ?? '');
    },
  },
];

/** In the order in which they are tried, then by name. */
export function byPrecedence(a: FlowSchema, b: FlowSchema): number {
  const order = (a.spec?.matchingPrecedence ?? 0) - (b.spec?.matchingPrecedence ?? 0);
  return order || compareUTF8(a.metadata.name ?? '', b.metadata.name ?? '');
}

export const flowSchemaStrategy: KindStrategy<FlowSchema> = {
  generation: true,
  status: { keepsMetadata: true },
  tableOrder: byPrecedence,
};

export const flowSchemaDefaults: StructDefaults = {
  'flowcontrol/v1.FlowSchemaSpec': (spec: flowcontrolv1.FlowSchemaSpec) => void (spec.matchingPrecedence ||= 1000),
};
