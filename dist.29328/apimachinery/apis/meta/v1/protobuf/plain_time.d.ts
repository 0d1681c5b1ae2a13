/** Seconds since 1970 of a string of this form; NaN for any other string, valid or not. */
export declare function plainSeconds(text: string): number;
/** Formats seconds in this form; undefined outside its years. */
export declare function plainText(seconds: number): string | undefined;
/**
 * Maps a time of such a year to the years 2000 to 2399, with the difference in seconds; undefined for any other string.
 */
export declare function longYear(text: string): {
    readonly text: string;
    readonly shift: number;
} | undefined;
