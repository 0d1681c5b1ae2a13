import type { Column } from './column.ts';
/** What stands where there is nothing. */
export declare const NONE = "<none>";
export declare const UNKNOWN = "<unknown>";
export declare const UNSET = "<unset>";
export declare const nameColumn: Column;
export declare const ageColumn: Column;
/** How long ago something was, in kubectl's words: `5m`. Mirrors Go's `translateTimestampSince`. */
export declare function age(time: string | null | undefined): string;
