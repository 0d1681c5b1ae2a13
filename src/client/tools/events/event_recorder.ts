import type { Event } from '#api/events/v1/zz_generated.types';
import { microTimeFromDate } from '#apimachinery/apis/meta/v1/micro_time';
import { fromUTF8, toUTF8 } from '#engine/text/utf8';
import { generateEventName, validateEventType } from '../record/event_name.ts';
import { getReference, NoReferenceError, type Referable } from '../reference/get_reference.ts';

/** What happened, besides the object it happened to. */
export interface EventDetails {
  readonly type: 'Normal' | 'Warning';
  /** Why, in one word for programs: `FailedMount`. At most 128 bytes. */
  readonly reason: string;
  /** What was done about it, in one word for programs: `Restarting`. At most 128 bytes; servers demand it. */
  readonly action: string;
  /** What happened, in words for people. What is beyond 1024 bytes is cut off, as servers refuse more. */
  readonly note: string;
  /** Another object that has to do with it. */
  readonly related?: Referable;
  /** Of the Event. */
  readonly annotations?: Readonly<Record<string, string>>;
}

/** Records what happens to objects. Mirrors Go's `events.EventRecorder`. */
export interface EventRecorder {
  /**
   * Records an event about an object, in its namespace, or in `default`. It waits for nothing.
   * @param regarding the object, or a reference to it
   * @throws NoReferenceError for an object that doesn't say what it is
   * @throws EventTypeError
   */
  event(regarding: Referable, details: EventDetails): void;
}

const NOTE = 1024;
const WORD = 128;

/** As many whole characters as fit. */
function limited(text: string, bytes: number): string {
  if (text.length * 3 <= bytes) return text;
  const utf8 = toUTF8(text);
  if (utf8.length <= bytes) return text;
  let end = bytes - 3;
  while ((utf8[end]! & 0xc0) === 0x80) end--;
  return `${fromUTF8(utf8.subarray(0, end))}...`;
}

/** An event about an object, as it is recorded first. */
export function makeEvent(
  object: Referable,
  { type, reason, action, note, related, annotations }: EventDetails,
  reporter: { readonly controller: string; readonly instance: string },
  date: Date,
): Event {
  const regarding = getReference(object);
  validateEventType(type);
  return {
    apiVersion: 'events.k8s.io/v1',
    kind: 'Event',
    metadata: {
      name: generateEventName(regarding.name ?? '', date),
      namespace: regarding.namespace || 'default',
      ...(annotations && { annotations: { ...annotations } }),
    },
    eventTime: microTimeFromDate(date),
    reportingController: reporter.controller,
    // Differs from Go: it sends what is too long, and the server refuses the event.
    reportingInstance: limited(reporter.instance, WORD),
    action: limited(action, WORD),
    reason: limited(reason, WORD),
    regarding,
    ...(related === undefined ? {} : relatedOf(related)),
    note: limited(note, NOTE),
    type,
  };
}

/** What can't be referred to is left out, as in Go. */
function relatedOf(related: Referable): Pick<Event, 'related'> {
  try {
    return { related: getReference(related) };
  } catch (error) {
    if (error instanceof NoReferenceError) return {};
    throw error;
  }
}
