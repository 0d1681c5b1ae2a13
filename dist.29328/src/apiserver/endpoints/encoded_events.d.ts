import type { APIObject } from '../storage/api_object.ts';
/** The bytes of events of one resource: encoded once for each media type, however many watch. Mirrors Go's `cachingObject`. */
export declare class EncodedEvents {
    #private;
    /**
     * @param object as the store gave it: the same for all watches, and frozen
     * @param form what the bytes depend on besides: the type of the event and the media type
     */
    of(object: APIObject, form: string, encode: () => Uint8Array): Uint8Array;
}
