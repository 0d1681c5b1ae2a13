import type { DiffOptions } from '#apimachinery/util/objectdiff/diff_options';
import type { Difference } from '#apimachinery/util/objectdiff/difference';
/**
 * The differences between two objects, as `diff` finds them, without what Secrets hold: that is `***`, and `*** (before)`
 * and `*** (after)` where it differs, as in kubectl. Secrets inside of other objects count.
 */
export declare function maskedDiff(before: unknown, after: unknown, options?: DiffOptions): Difference[];
