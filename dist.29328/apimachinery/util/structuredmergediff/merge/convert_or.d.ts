import type { TypedValue } from '../typed/index.ts';
import type { Converter } from './converter.ts';
/**
 * The object in a version; `undefined` when that version no longer exists. Other errors get the name, if there is one.
 */
export declare function convertOr(converter: Converter, object: TypedValue, apiVersion: string, name?: string): TypedValue | undefined;
