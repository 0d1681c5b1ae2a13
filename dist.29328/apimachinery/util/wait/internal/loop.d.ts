import type { ConditionFunc } from '../condition.ts';
import type { Timer } from './timers.ts';
/** The loop behind all polling; see `DelayFunc.until` for the arguments. */
export declare function loopConditionUntilAborted(given: AbortSignal | undefined, timer: Timer, immediate: boolean, sliding: boolean, condition: ConditionFunc): Promise<void>;
