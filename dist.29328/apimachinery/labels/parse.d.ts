import type { PathOptions } from '../util/validation/field/path.ts';
import type { Requirement } from './requirement.ts';
import { type Selector } from './selector.ts';
/**
 * Parses a selector: comma-separated conditions, all of which must be met.
 *
 * | condition | met when |
 * |---|---|
 * | `a=x`, `a==x` | the label `a` has the value x |
 * | `a!=x` | it has not, or is not there |
 * | `a in (x,y)` | it has one of these values; `()` is the empty value |
 * | `a notin (x,y)` | it has none of them, or is not there |
 * | `a` | it is there |
 * | `!a` | it is not there |
 * | `a>1`, `a<1` | its value is an integer above, below |
 *
 * An empty string yields {@link everything}. Mirrors Go's `labels.Parse`.
 *
 * Differs from Go: conditions on the same key keep their order; beyond twelve conditions Go shuffles them.
 * @param options `path`: the path of the string, for errors
 * @throws {SelectorSyntaxError} with Go's message
 */
export declare function parse(selector: string, options?: PathOptions): Selector;
/** As {@link parse}, returning the conditions sorted by key. Mirrors Go's `labels.ParseToRequirements`. */
export declare function parseToRequirements(selector: string, options?: PathOptions): Requirement[];
