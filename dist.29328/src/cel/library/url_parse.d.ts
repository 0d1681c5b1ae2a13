import { URLFault } from './url_text.ts';
/** A URL taken apart. Texts hold one character for each byte. Mirrors Go's `url.URL`. */
export interface ParsedURL {
    readonly scheme: string;
    readonly opaque: string;
    /** Name and password as they are written, escaped; `undefined` for none. */
    readonly user: string | undefined;
    readonly host: string;
    readonly path: string;
    readonly rawPath: string;
    readonly query: string;
    readonly forceQuery: boolean;
    readonly omitHost: boolean;
    readonly fragment: string;
}
/** Reads a URL that may be relative. Mirrors Go's `url.Parse`. */
export declare function parseURL(text: string): ParsedURL | URLFault;
/** Reads an absolute URL, or an absolute path. Mirrors Go's `url.ParseRequestURI`. */
export declare function parseRequestURI(text: string): ParsedURL | URLFault;
/** Host and port of `host:port`, without brackets. */
export declare function splitHost(host: string): readonly [name: string, port: string];
/** The path, escaped: as it was written if that is right. */
export declare function escapedPath({ path, rawPath }: ParsedURL): string;
/** The parameters behind the question mark; bad ones are left out. */
export declare function queryOf({ query }: ParsedURL): ReadonlyMap<string, readonly string[]>;
/** The URL as Go writes it. */
export declare function urlText(url: ParsedURL): string;
