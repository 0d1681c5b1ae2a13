import { CBORError } from './error.ts';
import type { Source } from './source.ts';
/**
 * Reads one item of any type as a JSON value: strings of both kinds are text, integers within int64 are
 * `number` or `bigint`, tags are passed over. Works without recursion. The data must be well-formed.
 * @throws CBORError for integers beyond int64, duplicate keys, keys that are not strings, and text that is not UTF-8
 */
export declare function readAny(source: Source, later?: number): unknown;
/** A key of a map whose keys are texts. */
export declare function readKey(source: Source, later: number): string;
export declare function duplicate(key: string, index: number): CBORError;
