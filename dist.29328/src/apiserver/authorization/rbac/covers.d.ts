import type { PolicyRule } from '#api/rbac/v1/zz_generated.types';
import type { Attributes } from '../authorizer.ts';
/**
 * What of some rules others do not permit, as rules of one verb and one resource each; none: everything is permitted.
 * Mirrors Go's `validation.Covers`.
 */
export declare function uncovered(owner: readonly PolicyRule[], wanted: readonly PolicyRule[]): PolicyRule[];
/** Rules as lines of text, sorted; those that differ only by verb as one. */
export declare function describeRules(rules: readonly PolicyRule[]): string[];
/** A list as Go's `%q` writes it. */
export declare function quoteAll(values: readonly string[]): string;
/** Whether a rule permits what is asked for. Mirrors Go's `rbac.RuleAllows`. */
export declare function ruleAllows(asked: Attributes, rule: PolicyRule): boolean;
