import type { Steps } from '#engine/steps';
/**
 * Lets others work when the work of requests has had its time in this turn of the event loop: called between the steps of a
 * request that may take long. Of several requests one goes on in each turn.
 * @throws the reason of the signal, when nobody wants the answer any more
 */
export declare function takeTurns(signal?: AbortSignal): Promise<void>;
/** Does work in steps, and lets others work in between. @throws the reason of the signal, as {@link takeTurns} */
export declare function inTurns<T>(steps: Steps<T>, signal?: AbortSignal): Promise<T>;
