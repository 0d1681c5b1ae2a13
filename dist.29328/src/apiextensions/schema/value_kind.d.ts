import type { Spellings } from '#engine/json/notes';
/** The kind of a JSON value for Go's decoder, which separates integers within int64 from other numbers. */
export type ValueKind = 'null' | 'boolean' | 'string' | 'integer' | 'number' | 'array' | 'object';
/** @param spellings how the number is spelled, if with a fraction or an exponent: then it is no integer */
export declare function kindOf(value: unknown, spellings?: Spellings): ValueKind;
/** A number as Go converts it to an int64: without its fraction, and the smallest int64 when it is out of range. */
export declare function toInt64(value: number): number | bigint;
/**
 * Whether a number that is not an integer to Go counts as one nevertheless: within the integers of JSON, and near a whole one
 * that is not 0. Mirrors `IsFloat64AJSONInteger` of go-openapi/swag 0.27, which kube-apiserver is built with.
 */
export declare function isNearlyInteger(value: number): boolean;
