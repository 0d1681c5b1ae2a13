import type { ResponderStatus } from '#api/lifecycle/v1alpha1/zz_generated.structs';
import type { Eviction } from '#api/lifecycle/v1alpha1/zz_generated.types';
import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { timeToDate } from '#apimachinery/apis/meta/v1/time';
import { humanDuration } from '#apimachinery/util/duration/human_duration';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import { age, ageColumn, NONE, nameColumn, UNKNOWN, UNSET } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
import { checkEvictionStatusUpdate } from './eviction_status.ts';
import { checkName, checkTarget, stateColumn, targetColumn, targetTypeColumn } from './targets.ts';

/** Mirrors `ValidateEviction` of kube-apiserver, and what the type declares. */
export function checkEviction(faults: Faults, { metadata, spec }: Eviction): void {
  checkName(faults, metadata);
  checkTarget(faults, newPath('spec', 'target'), spec?.target);
}

export const evictionUpdateValidation: UpdateValidation<Eviction> = {
  immutable: { 'spec.target': null },
  isOfCreation: ({ field }, { spec }, { spec: old }) =>
    field.startsWith('spec.target') && !deepEqual(spec?.target, old?.target),
  subresources: { status: checkEvictionStatusUpdate },
};

const PROCESSED: readonly string[] = ['Canceled', 'Interrupted', 'Completed'];

/** Who acts, or who did last, with what it says. */
function activeOf({
  status,
}: Eviction): { name: string; state: string; said: ResponderStatus | undefined } | undefined {
  const { targetResponders = [], responders = [] } = status ?? {};
  const found =
    targetResponders.findLast(({ state }) => state === 'Active') ??
    targetResponders.findLast(({ state }) => PROCESSED.includes(state));
  return found && { ...found, said: responders.find(({ name }) => name === found.name) };
}

function responderOf(eviction: Eviction): string {
  const { targetResponders = [] } = eviction.status ?? {};
  const seen = targetResponders.filter(({ state }) => state === 'Active' || PROCESSED.includes(state));
  return `${activeOf(eviction)?.name ?? UNSET} (${seen.length}/${targetResponders.length})`;
}

function responderStatus(eviction: Eviction): string {
  const { state = '', said } = activeOf(eviction) ?? {};
  if (said === undefined) return UNSET;
  if (state === 'Active' && said.startTime) return `Started (${age(said.startTime)} ago)`;
  if (state === 'Completed' && said.completionTime) return `${state} (${age(said.completionTime)} ago)`;
  return state;
}

function expectedFinish(eviction: Eviction): string {
  const { state = '', said } = activeOf(eviction) ?? {};
  if (said === undefined) return UNKNOWN;
  if (PROCESSED.includes(state)) return '-';
  if (!said.startTime || !said.expectedCompletionTime) return UNKNOWN;
  const seconds = (timeToDate(said.expectedCompletionTime).getTime() - Date.now()) / 1000;
  return seconds > 0 ? `in ${humanDuration({ seconds })}` : `${age(said.expectedCompletionTime)} ago`;
}

function requestersOf({ status }: Eviction): string {
  const { requesters = [] } = status ?? {};
  const [first, ...others] = requesters
    .filter(({ intent }) => intent !== 'Withdrawn')
    .map(({ name }) => name)
    .sort();
  if (first === undefined) return requesters.length > 0 ? '<withdrawn>' : NONE;
  return others.length > 0 ? `${first} + ${others.length} more...` : first;
}

export const evictionColumns: readonly Column<Eviction>[] = [
  nameColumn,
  targetColumn,
  targetTypeColumn,
  stateColumn,
  { name: 'Active Responder', value: responderOf },
  { name: 'Responder Status', value: responderStatus },
  { name: 'Responder Expected Finish', value: expectedFinish },
  { name: 'Requesters', value: requestersOf },
  ageColumn,
  {
    name: 'Responder Heartbeat',
    priority: 1,
    value: (eviction) => {
      const { heartbeatTime } = activeOf(eviction)?.said ?? {};
      return heartbeatTime ? `${age(heartbeatTime)} ago` : UNSET;
    },
  },
  {
    name: 'Responder Status Message',
    priority: 1,
    value: (eviction) => activeOf(eviction)?.said?.message?.trim() || UNSET,
  },
];

export const evictionStrategy: KindStrategy<Eviction> = {
  generation: true,
  allowUnconditionalUpdate: false,
  status: { keepsMetadata: true },
};
