import type { DiffOptions } from '../diff_options.ts';
import type { Difference } from '../difference.ts';
/** A comparison of two objects. */
export declare class Comparer {
    #private;
    constructor(options: DiffOptions);
    compare(before: unknown, after: unknown): Difference[];
}
