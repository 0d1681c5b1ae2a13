import { Duration, type Value } from './value.ts';
/** `int(value)`. */
export declare function toInt(value: Value): Value;
/** `uint(value)`. */
export declare function toUint(value: Value): Value;
/** `double(value)`. */
export declare function toDouble(value: Value): Value;
/** `string(value)`. */
export declare function toText(value: Value): Value;
/** A duration as a decimal number of seconds. */
export declare function durationText({ nanoseconds }: Duration): string;
/** `bytes(value)`. */
export declare function toBytes(value: Value): Value;
/** `bool(value)`. */
export declare function toBool(value: Value): Value;
/** `duration(value)`. */
export declare function toDuration(value: Value): Value;
/** `timestamp(value)`. */
export declare function toTimestamp(value: Value): Value;
