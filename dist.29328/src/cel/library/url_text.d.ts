/** Where in a URL a text stands: that decides which characters are escaped there. */
type Part = 'path' | 'host' | 'zone' | 'user' | 'query' | 'fragment';
/** What is wrong with a text that is no URL. */
export declare class URLFault {
    readonly message: string;
    constructor(message: string);
}
/** A text as one character for each of its UTF-8 bytes, which is what is escaped; and back. */
export declare function bytesOf(text: string): string;
export declare function textOf(bytes: string): string;
/** Escapes what a part of a URL has to. */
export declare function escape(bytes: string, part: Part): string;
/** Takes escapes away. */
export declare function unescape(bytes: string, part: Part): string | URLFault;
export {};
