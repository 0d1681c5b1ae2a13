import type { MicroTime } from '#apimachinery/apis/meta/v1/micro_time';
import type { Struct } from '#engine/schema/descriptor';
/** An event that keeps happening. The reporter updates it from time to time rather than at each occurrence. */
export interface EventSeries {
    /** Occurrences so far, as of `lastObservedTime`. */
    count: number;
    /** When it last happened before the latest update. */
    lastObservedTime: MicroTime;
}
export declare const EventSeries: Struct<EventSeries>;
