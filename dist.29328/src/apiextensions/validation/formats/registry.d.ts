type Format = (text: string) => boolean;
/** All names, without dashes. */
export declare const formatNames: readonly string[];
/** The check for a format; undefined for one that is not checked. */
export declare function formatOf(name: string): Format | undefined;
export {};
