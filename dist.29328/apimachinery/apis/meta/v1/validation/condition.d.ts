import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { type Path } from '#apimachinery/util/validation/field/path';
import type { Condition } from '../zz_generated.types.ts';
/** Validates the conditions of a status: types must be unique. Mirrors Go's `validation.ValidateConditions`. */
export declare function validateConditions(conditions: readonly Condition[] | null | undefined, fldPath?: Path): ErrorList;
/**
 * Validates a condition of a status. Mirrors Go's `validation.ValidateCondition`.
 * @throws {TimeError} when `lastTransitionTime` is not a time
 */
export declare function validateCondition(condition: Condition, fldPath?: Path): ErrorList;
/**
 * Reasons why a text is not the reason of a condition, but for its length. Empty when valid. Mirrors Go's
 * `validation.IsValidConditionReason`.
 */
export declare function isValidConditionReason(value: string): string[];
