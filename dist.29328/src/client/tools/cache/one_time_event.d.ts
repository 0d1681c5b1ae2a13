import type { WaitOptions } from '../../util/workqueue/taken.ts';
/** Something that happens once, or can't happen any more. */
export declare class OneTimeEvent {
    #private;
    get hasHappened(): boolean;
    happen(): void;
    /** It won't happen any more. */
    fail(failure: Error): void;
    /** @throws the failure, or the signal's reason */
    wait({ signal }?: WaitOptions): Promise<void>;
}
