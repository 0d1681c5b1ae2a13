import { Event } from '#api/events/v1/zz_generated.types';
import { StrategicMergePatchType } from '#apimachinery/types/patch_type';
/** Writes events to the namespaces that they are in. Mirrors Go's `events.EventSinkImpl`. */
export function newEventSink(client) {
    const events = client.resource(Event);
    const inNamespace = ({ metadata }) => events.inNamespace(metadata.namespace ?? 'default');
    return {
        create: (event) => inNamespace(event).create(event),
        patch: (event, data) => inNamespace(event).patch(event.metadata.name ?? '', { type: StrategicMergePatchType, data }),
    };
}
