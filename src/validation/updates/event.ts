import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { Event } from '#api/events/v1/zz_generated.types';
import type { Faults } from '../checks/faults.ts';

/** What never changes, and what kube-apiserver calls it; whether it is a text, which Go never lacks. */
const FIXED = [
  ['regarding', 'involvedObject', false],
  ['reason', 'reason', true],
  ['note', 'message', true],
  ['deprecatedSource', 'source', false],
  ['deprecatedFirstTimestamp', 'firstTimestamp', false],
  ['deprecatedLastTimestamp', 'lastTimestamp', false],
  ['deprecatedCount', 'count', false],
  ['type', 'type', true],
  ['eventTime', 'eventTime', false],
  ['action', 'action', true],
  ['related', 'related', false],
  ['reportingController', 'reportingController', true],
  ['reportingInstance', 'reportingInstance', true],
] as const satisfies readonly (readonly [field: keyof Event, name: string, isText: boolean])[];

/** Of an Event only the series goes on. Mirrors `ValidateEventUpdate` of kube-apiserver. */
export function checkEventUpdate(faults: Faults, event: Event, old: Event): void {
  for (const [field, name, isText] of FIXED) {
    const empty = isText ? '' : null;
    const value = event[field] ?? empty;
    if (!deepEqual(value ?? {}, old[field] ?? empty ?? {})) faults.invalid(newPath(name), value, 'field is immutable');
  }
}
