import { Event } from '#api/events/v1/zz_generated.types';
import { StrategicMergePatchType } from '#apimachinery/types/patch_type';
import type { Client } from '../../client.ts';

/** Where events go: the API, as a rule. What it throws is judged as what a client throws. Mirrors Go's `events.EventSink`. */
export interface EventSink {
  create(event: Event): Promise<Event>;
  /** @param patch a strategic merge patch */
  patch(event: Event, patch: string): Promise<Event>;
}

/** Writes events to the namespaces that they are in. Mirrors Go's `events.EventSinkImpl`. */
export function newEventSink(client: Client): EventSink {
  const events = client.resource(Event);
  const inNamespace = ({ metadata }: Event): ReturnType<typeof events.inNamespace> =>
    events.inNamespace(metadata.namespace ?? 'default');
  return {
    create: (event) => inNamespace(event).create(event),
    patch: (event, data) =>
      inNamespace(event).patch(event.metadata.name ?? '', { type: StrategicMergePatchType, data }),
  };
}
