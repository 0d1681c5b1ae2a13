import type { EventFormat } from './event_format.ts';
/**
 * Events as JSON: `{"type":"ADDED","object":{...}}`. The object is cut out of the frame, so that nothing is parsed twice;
 * whoever decodes it finds out whether it is one.
 */
export declare const JSONEvents: EventFormat;
