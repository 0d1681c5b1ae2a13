import { microTimeFromDate } from '#apimachinery/apis/meta/v1/micro_time';
import { fromUTF8, toUTF8 } from '#engine/text/utf8';
import { generateEventName, validateEventType } from '../record/event_name.js';
import { getReference, NoReferenceError } from '../reference/get_reference.js';
const NOTE = 1024;
const WORD = 128;
/** As many whole characters as fit. */
function limited(text, bytes) {
    if (text.length * 3 <= bytes)
        return text;
    const utf8 = toUTF8(text);
    if (utf8.length <= bytes)
        return text;
    let end = bytes - 3;
    while ((utf8[end] & 0xc0) === 0x80)
        end--;
    return `${fromUTF8(utf8.subarray(0, end))}...`;
}
/** An event about an object, as it is recorded first. */
export function makeEvent(object, { type, reason, action, note, related, annotations }, reporter, date) {
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
function relatedOf(related) {
    try {
        return { related: getReference(related) };
    }
    catch (error) {
        if (error instanceof NoReferenceError)
            return {};
        throw error;
    }
}
