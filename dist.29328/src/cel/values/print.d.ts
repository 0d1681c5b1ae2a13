import { type Value } from './value.ts';
/** A value as Go's `%v` shows it in error texts. */
export declare function print(value: Value): string;
