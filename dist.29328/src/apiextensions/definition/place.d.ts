import type { Path } from '#apimachinery/util/validation/field/path';
import type { TotalCost } from './rule_costs.ts';
/** Where a schema stands, and what that allows. */
export interface Place {
    readonly path: Path;
    readonly isRoot: boolean;
    /** Why defaults are not allowed here, if they are not. */
    readonly noDefaults: string | undefined;
    /** Whether it is part of apiVersion, kind or metadata. */
    readonly insideMeta: boolean;
    /** The part around it whose values can't be told apart in an update, so that rules can't ask for old ones. */
    readonly uncorrelatable: Path | undefined;
    /** What rules cost here; undefined where they are not compiled. */
    readonly rules: RulePlace | undefined;
}
/** What is known about the cost of rules at a place. */
export interface RulePlace {
    readonly total: TotalCost;
    /** How many values there can be; undefined without a limit. */
    readonly cardinality: bigint | undefined;
    /** Whether the schema or one around it has rules. */
    readonly inScope: boolean;
    /** Whether the schema describes items or entries of one that expressions see as neither list nor map. */
    readonly isNoElement: boolean;
    /** Whether a schema around it, in the scope of rules, is one that expressions can't see. */
    readonly isHidden: boolean;
}
