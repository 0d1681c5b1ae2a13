import { Event } from '#api/events/v1/zz_generated.types';
import type { Client } from '../../client.ts';
/** Where events go: the API, as a rule. What it throws is judged as what a client throws. Mirrors Go's `events.EventSink`. */
export interface EventSink {
    create(event: Event): Promise<Event>;
    /** @param patch a strategic merge patch */
    patch(event: Event, patch: string): Promise<Event>;
}
/** Writes events to the namespaces that they are in. Mirrors Go's `events.EventSinkImpl`. */
export declare function newEventSink(client: Client): EventSink;
