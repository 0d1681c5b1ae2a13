/** The text below a tag that says it's a time. */
export declare function timeOfText(text: string): string;
/** The text of a time in seconds since 1970. */
export declare function timeOfEpoch(time: number | bigint): string;
