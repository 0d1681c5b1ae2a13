import type { WaitOptions } from '../../util/workqueue/taken.ts';
import { type ErrorHandler } from './errors.ts';
import type { HandlerRegistration, ResourceEventHandler } from './event_handler.ts';
import type { Listener, Notification, ResyncSchedule } from './notification.ts';
import type { TimeSlice } from './time_slice.ts';
/** Calls a handler, one notification after the other. */
export declare class HandlerListener<T extends object> implements Listener<T>, HandlerRegistration {
    #private;
    readonly resync: ResyncSchedule;
    constructor(handler: ResourceEventHandler<T>, resync: ResyncSchedule, slice: TimeSlice, onError: ErrorHandler, removed: (listener: HandlerListener<T>) => void);
    get hasSynced(): boolean;
    get pending(): number;
    /** The call that goes on, if one does. */
    get running(): Promise<void> | undefined;
    synced(options?: WaitOptions): Promise<void>;
    everythingPushed(): void;
    push(notification: Notification<T>): void;
    remove(): void;
    stop(): void;
}
