/** Reasons why the number is not a port: an integer from 1 to 65535. Mirrors Go's `validation.IsValidPortNum`. */
export declare function isValidPortNum(port: number): string[];
/** Reasons why the integer is not within a range, both ends included. Mirrors Go's `validation.IsInRange`. */
export declare function isInRange(value: number | bigint, min: number | bigint, max: number | bigint): string[];
/** Reasons why the number is not a Unix group ID: 0 to 2^31-1. Mirrors Go's `validation.IsValidGroupID`. */
export declare function isValidGroupID(gid: number | bigint): string[];
/** Reasons why the number is not a Unix user ID: 0 to 2^31-1. Mirrors Go's `validation.IsValidUserID`. */
export declare function isValidUserID(uid: number | bigint): string[];
/**
 * Reasons why the string is not a percentage, that is, digits and a percent sign: `25%`. Mirrors Go's
 * `validation.IsValidPercent`.
 */
export declare function isValidPercent(percent: string): string[];
