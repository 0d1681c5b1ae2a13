/** A service as named in proxy URLs of the API server. */
export interface SchemeNamePort {
    /** `http`, `https`, or empty. */
    readonly scheme: string;
    /** Not empty. */
    readonly name: string;
    /** A number or a name; empty for the default. */
    readonly port: string;
}
/**
 * Parses `name`, `name:port` or `scheme:name:port`; undefined for anything else, including a scheme other than http or
 * https and an empty name. Mirrors Go's `net.SplitSchemeNamePort`.
 */
export declare function splitSchemeNamePort(id: string): SchemeNamePort | undefined;
/**
 * The inverse of {@link splitSchemeNamePort}. Does not validate: no part may contain a colon. Mirrors Go's
 * `net.JoinSchemeNamePort`.
 */
export declare function joinSchemeNamePort(scheme: string, name: string, port: string): string;
