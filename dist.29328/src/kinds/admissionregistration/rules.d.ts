import type { MatchCondition, MatchResources, RuleWithOperations } from '#api/admissionregistration/v1/zz_generated.structs';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { PolicyExpressions } from '#src/validation/checks/expressions';
import type { Faults } from '#src/validation/checks/faults';
import type { StructDefaults } from '../aspects/defaults.ts';
export declare const FAILURE_POLICIES: readonly string[];
export declare const MATCH_POLICIES: readonly string[];
/** Nothing is left to change of what is deleted. */
export declare const MUTATING_OPERATIONS: readonly string[];
/** Which requests a webhook or policy is asked about. */
export declare function checkRule(faults: Faults, path: Path, rule: RuleWithOperations): void;
/** @param policy compiles the conditions */
export declare function checkMatchConditions(faults: Faults, path: Path, conditions: readonly MatchCondition[], policy: PolicyExpressions | undefined): void;
/** The objects that a policy is about. */
export declare function checkMatchResources(faults: Faults, path: Path, match: MatchResources): void;
/** Of policies, their bindings and webhooks. */
export declare const rulesDefaults: StructDefaults;
