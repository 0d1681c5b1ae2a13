/** Whether a key has no prefix and can follow one: the server puts the name of the webhook and a slash in front. */
export declare function isPartQualified(key: string): boolean;
