import type { EventSource } from '#api/core/v1/zz_generated.structs';
import type { Event } from '#api/core/v1/zz_generated.types';
import { timeFromDate } from '#apimachinery/apis/meta/v1/time';
import { getReference, type Referable } from '../reference/get_reference.ts';
import { generateEventName, validateEventType } from './event_name.ts';

/** Records what happens to objects. Mirrors Go's `record.EventRecorder`. */
export interface EventRecorder {
  /**
   * Records an event about an object, in its namespace, or in `default`. It waits for nothing.
   * @param object the object, or a reference to it
   * @param type `Normal` or `Warning`
   * @param reason why, in one word for programs: `FailedMount`
   * @param message what happened, in words for people
   * @param annotations of the event
   * @throws NoReferenceError for an object that doesn't say what it is
   * @throws EventTypeError
   */
  event(
    object: Referable,
    type: 'Normal' | 'Warning',
    reason: string,
    message: string,
    annotations?: Readonly<Record<string, string>>,
  ): void;
}

/** An event about an object, as it is recorded first. */
export function makeEvent(
  object: Referable,
  source: EventSource,
  date: Date,
  [type, reason, message]: readonly [type: string, reason: string, message: string],
  annotations?: Readonly<Record<string, string>>,
): Event {
  const involvedObject = getReference(object);
  validateEventType(type);
  const time = timeFromDate(date);
  return {
    apiVersion: 'v1',
    kind: 'Event',
    metadata: {
      name: generateEventName(involvedObject.name ?? '', date),
      namespace: involvedObject.namespace || 'default',
      ...(annotations === undefined ? {} : { annotations }),
    },
    involvedObject,
    reason,
    message,
    source,
    firstTimestamp: time,
    lastTimestamp: time,
    count: 1,
    type,
    ...(source.component ? { reportingComponent: source.component } : {}),
    ...(source.host ? { reportingInstance: source.host } : {}),
  };
}
