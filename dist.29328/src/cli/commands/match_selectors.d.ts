import type { Arguments } from '../arguments.ts';
import type { ReadObject } from '../input/read_objects.ts';
/** The work of `match` without nodes. @returns the exit status @throws UsageError */
export declare function matchSelectors(args: Arguments): Promise<number>;
/** Whether an object matches the selectors on the command line; always true without any. @throws UsageError */
export declare function chosenBy(args: Arguments): (object: ReadObject) => boolean;
