import type { Change } from './changes.ts';
import type { Listener, Notification, ResyncSchedule } from './notification.ts';
/** Keeps what nobody has asked for yet, one change a key. */
export declare class ChangeListener<T extends object> implements Listener<T> {
    #private;
    readonly resync: ResyncSchedule;
    constructor(resync: ResyncSchedule);
    everythingPushed(): void;
    push(notification: Notification<T>): void;
    stop(): void;
    /** The next change; undefined when there will be none. @throws the signal's reason */
    next(signal: AbortSignal | undefined): Promise<Change<T> | undefined>;
}
