import type { FlowSchema, PriorityLevelConfiguration } from '#api/flowcontrol/v1/zz_generated.types';
import type { QueuingConfiguration } from '#api/flowcontrol/v1/zz_generated.structs';
import { compareUTF8 } from '#engine/text/utf8';
import type { Column } from '../../endpoints/table.ts';
import { ageColumn, nameColumn, NONE, text, type ColumnsOfKinds } from './cells.ts';

const flowSchemaColumns: readonly Column<FlowSchema>[] = [
  nameColumn,
  text<FlowSchema>('PriorityLevel', ({ spec }) => spec?.priorityLevelConfiguration?.name ?? ''),
  text<FlowSchema>('MatchingPrecedence', ({ spec }) => spec?.matchingPrecedence ?? 0),
  text<FlowSchema>('DistinguisherMethod', ({ spec }) =>
    spec?.distinguisherMethod === undefined ? NONE : (spec.distinguisherMethod.type ?? ''),
  ),
  ageColumn,
  text<FlowSchema>('MissingPL', ({ status }) => {
    const dangling = status?.conditions?.find(({ type }) => type === 'Dangling');
    return dangling === undefined ? '?' : (dangling.status ?? '');
  }),
];

/** In the order in which they are tried, then by name. */
export function byPrecedence(a: FlowSchema, b: FlowSchema): number {
  const order = (a.spec?.matchingPrecedence ?? 0) - (b.spec?.matchingPrecedence ?? 0);
  return order || compareUTF8(a.metadata.name ?? '', b.metadata.name ?? '');
}

const priorityLevelColumns: readonly Column<PriorityLevelConfiguration>[] = [
  nameColumn,
  text<PriorityLevelConfiguration>('Type', ({ spec }) => spec?.type ?? ''),
  text<PriorityLevelConfiguration>('NominalConcurrencyShares', ({ spec }) =>
    spec?.limited === undefined ? NONE : (spec.limited.nominalConcurrencyShares ?? 0),
  ),
  text<PriorityLevelConfiguration>('Queues', (level) => queuing(level, 'queues')),
  text<PriorityLevelConfiguration>('HandSize', (level) => queuing(level, 'handSize')),
  text<PriorityLevelConfiguration>('QueueLengthLimit', (level) => queuing(level, 'queueLengthLimit')),
  ageColumn,
];

function queuing({ spec }: PriorityLevelConfiguration, name: keyof QueuingConfiguration): number | string {
  const configuration = spec?.limited?.limitResponse?.queuing;
  return configuration === undefined ? NONE : (configuration[name] ?? 0);
}

/** Mirrors the printers of kube-apiserver for the group flowcontrol.apiserver.k8s.io. */
export const flowcontrolColumns: ColumnsOfKinds = {
  'flowcontrol.apiserver.k8s.io/v1 FlowSchema': flowSchemaColumns,
  'flowcontrol.apiserver.k8s.io/v1 PriorityLevelConfiguration': priorityLevelColumns,
};
