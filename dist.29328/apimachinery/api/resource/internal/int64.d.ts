import type { Integer } from '#engine/schema/wire';
export declare function isInt64(value: bigint): boolean;
/** A number if safe, otherwise a bigint, like int64 on the wire. */
export declare function int64Of(value: bigint): Integer;
/** @throws QuantityRangeError unless it is an integer within int64 and exact */
export declare function checkInt64(value: Integer, what: string): Integer;
