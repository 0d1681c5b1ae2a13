/** The type of an event is neither `Normal` nor `Warning`. */
export declare class EventTypeError extends TypeError {
    readonly code = "ERR_EVENT_TYPE";
    constructor(type: unknown);
}
/** @throws EventTypeError for another type than `Normal` and `Warning`. Mirrors Go's `util.ValidateEventType`. */
export declare function validateEventType(type: string): asserts type is 'Normal' | 'Warning';
/**
 * The name of an event: that of its object and the time in hexadecimal nanoseconds, or a UUID where that is no valid name.
 * Mirrors Go's `util.GenerateEventName`.
 */
export declare function generateEventName(name: string, time: Date): string;
