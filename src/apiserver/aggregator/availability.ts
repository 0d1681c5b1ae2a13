import type { APIService, APIServiceCondition } from '#api/apiregistration/v1/zz_generated.types';
import { now } from '#apimachinery/apis/meta/v1/time';
import { copy } from '#engine/verbs/copy';

/** Whether the server of an APIService is there, as its condition `Available` says it. */
export interface Availability extends Pick<APIServiceCondition, 'reason' | 'message'> {
  readonly status: 'True' | 'False' | 'Unknown';
  readonly reason: string;
  readonly message: string;
}

const TYPE = 'Available';

/** This server serves it itself. */
export const LOCAL: Availability = {
  status: 'True',
  reason: 'Local',
  message: 'Local APIServices are always available',
};

export const PASSED: Availability = { status: 'True', reason: 'Passed', message: 'all checks passed' };

/** What is known of an APIService; undefined: nothing yet. */
export function availabilityOf({ status }: APIService): APIServiceCondition | undefined {
  return status?.conditions?.find(({ type }) => type === TYPE);
}

/** Whether requests can be passed on. */
export function isAvailable(service: APIService): boolean {
  return availabilityOf(service)?.status === 'True';
}

/** Whether an APIService says so already. */
export function saysSo(service: APIService, { status, reason, message }: Availability): boolean {
  const said = availabilityOf(service);
  return said?.status === status && said.reason === reason && said.message === message;
}

/** The APIService with the condition; `lastTransitionTime` changes with `status` alone. */
export function withAvailability(service: APIService, wanted: Availability): APIService {
  const changed = copy(service);
  const conditions = changed.status?.conditions ?? [];
  const before = availabilityOf(changed);
  const since = before?.status === wanted.status ? before.lastTransitionTime : undefined;
  const condition: APIServiceCondition = { type: TYPE, ...wanted, lastTransitionTime: since ?? now() };
  const isNew = before === undefined;
  changed.status = {
    ...changed.status,
    conditions: isNew ? [...conditions, condition] : conditions.map((each) => (each === before ? condition : each)),
  };
  return changed;
}
