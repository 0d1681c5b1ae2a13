/** What happened to an object. */
export type Notification<T> = {
    readonly type: 'add';
    readonly object: T;
    readonly inInitialList: boolean;
} | {
    readonly type: 'update';
    readonly old: T;
    readonly object: T;
} | {
    readonly type: 'delete';
    readonly object: T;
    readonly finalStateUnknown: boolean;
};
/** Takes notifications. */
export interface Listener<T> {
    readonly resync: ResyncSchedule;
    push(notification: Notification<T>): void;
    /** The informer has read everything: what is in the initial list has been pushed. */
    everythingPushed(): void;
    /** A call that goes on. */
    readonly running?: Promise<void> | undefined;
    /** There will be no more notifications. */
    stop(): void;
}
/** When a listener wants to see all objects again. */
export declare class ResyncSchedule {
    #private;
    /** @param wanted in milliseconds; 0 for never */
    constructor(wanted: number, check: number, now: number);
    /** The informer now checks this often. */
    checkPeriodChanged(check: number): void;
    /** Whether it is time; then the next time is set. */
    isDue(now: number): boolean;
}
