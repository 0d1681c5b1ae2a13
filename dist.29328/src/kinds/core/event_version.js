import { Event } from '#api/core/v1/zz_generated.types';
import { Event as NewEvent } from '#api/events/v1/zz_generated.types';
/** An Event of events.k8s.io is one of the core group, under newer names. */
export const eventVersion = {
    kind: NewEvent,
    stored: Event,
    toStored(event, stored) {
        for (const [name, storedName] of RENAMED)
            move(event, name, stored, storedName);
    },
    fromStored(stored, event) {
        for (const [name, storedName] of RENAMED)
            move(stored, storedName, event, name);
    },
    hasOwnRules: true,
    fieldLabels: {
        reason: 'reason',
        'regarding.apiVersion': 'involvedObject.apiVersion',
        'regarding.fieldPath': 'involvedObject.fieldPath',
        'regarding.kind': 'involvedObject.kind',
        'regarding.name': 'involvedObject.name',
        'regarding.namespace': 'involvedObject.namespace',
        'regarding.resourceVersion': 'involvedObject.resourceVersion',
        'regarding.uid': 'involvedObject.uid',
        reportingController: 'reportingComponent',
        type: 'type',
    },
};
/** The fields of the two groups: what is called alike is the same. */
const RENAMED = [
    ...['metadata', 'eventTime', 'series', 'reportingInstance', 'action', 'reason', 'related', 'type'].map((name) => [name, name]),
    ['reportingController', 'reportingComponent'],
    ['regarding', 'involvedObject'],
    ['note', 'message'],
    ['deprecatedSource', 'source'],
    ['deprecatedFirstTimestamp', 'firstTimestamp'],
    ['deprecatedLastTimestamp', 'lastTimestamp'],
    ['deprecatedCount', 'count'],
];
function move(from, name, to, newName) {
    const value = Reflect.get(from, name);
    if (value === undefined)
        Reflect.deleteProperty(to, newName);
    else
        Reflect.set(to, newName, value);
}
