import { Event } from '#api/core/v1/zz_generated.types';
import { StrategicMergePatchType } from '#apimachinery/types/patch_type';
import type { Client } from '../../client.ts';

/** Where events go: the API, as a rule. What it throws is judged as what a client throws. Mirrors Go's `record.EventSink`. */
export interface EventSink {
  create(event: Event, options?: { readonly signal?: AbortSignal }): Promise<Event>;
  /** @param patch a strategic merge patch */
  patch(event: Event, patch: string, options?: { readonly signal?: AbortSignal }): Promise<Event>;
}

/** Writes events to the namespaces that they are in. Mirrors Go's `typedcorev1.EventSinkImpl`. */
export function newEventSink(client: Client): EventSink {
  const events = client.resource(Event);
  const inNamespace = ({ metadata }: Event): ReturnType<typeof events.inNamespace> =>
    events.inNamespace(metadata.namespace ?? 'default');
  return {
    create: (event, { signal } = {}) => inNamespace(event).create(event, { signal }),
    patch: (event, data, { signal } = {}) =>
      inNamespace(event).patch(event.metadata.name ?? '', { type: StrategicMergePatchType, data }, { signal }),
  };
}
