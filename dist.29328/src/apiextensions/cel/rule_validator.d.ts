import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { type Path } from '#apimachinery/util/validation/field/path';
import { type Spellings } from '#engine/json/notes';
import { type Steps } from '#engine/steps';
import type { Correlated } from '../correlation/correlated.ts';
import type { RuleNode } from './rule_tree.ts';
/** What all rules of an object may cost together. Mirrors `RuntimeCELCostBudget`. */
export declare const OBJECT_BUDGET = 10000000;
/** How rules are run. */
export interface RuleOptions {
    /** The `spellings` of its JSONDocument. */
    readonly spellings?: Spellings | undefined;
    /** The object beside what it was: rules that unchanged parts violate are warnings. */
    readonly correlated?: Correlated | undefined;
    /** What the rules may cost; {@link OBJECT_BUDGET} by default. */
    readonly budget?: number | undefined;
    /** Asked now and then whether to stop. */
    readonly interrupted?: (() => boolean) | undefined;
}
/** What the rules said. */
export interface RuleVerdict {
    readonly errors: ErrorList;
    readonly warnings: readonly string[];
    /** What is left of the budget; negative when it ran out. */
    readonly remaining: number;
}
/** Runs the rules of a schema on a value. Mirrors `Validator.Validate` of schema/cel. */
export declare function validateRules(node: RuleNode | undefined, path: Path | undefined, value: unknown, old: unknown, options?: RuleOptions): RuleVerdict;
/** {@link validateRules} in steps: each rule on each value is one. */
export declare function runningRules(node: RuleNode | undefined, path: Path | undefined, value: unknown, old: unknown, options?: RuleOptions): Steps<RuleVerdict>;
