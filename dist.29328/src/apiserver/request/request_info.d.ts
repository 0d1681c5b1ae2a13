/** What a request does, to what: what is authorised, and what handlers and stores go by. */
export interface Target {
    /** `get`, `list`, `watch`, `create`, `update`, `patch`, `delete`, `deletecollection`; else the method in small letters. */
    readonly verb: string;
    readonly apiGroup: string;
    readonly apiVersion: string;
    readonly namespace: string;
    readonly resource: string;
    readonly subresource: string;
    /** Of a list or watch, the one that its field selector names; empty: all. */
    readonly name: string;
}
/** What a request is about. Mirrors Go's `request.RequestInfo`. */
export interface RequestInfo extends Target {
    /** Whether it is about objects; otherwise only `path` and `verb` count. */
    readonly isResourceRequest: boolean;
    readonly path: string;
    /** The parts of the path behind the version, as routes see them. */
    readonly segments: readonly string[];
}
/** The path of a URL without escapes, as Go's `URL.Path`; undefined: it can't be read. */
export declare function pathOf(url: string): string | undefined;
/**
 * What a request is about, by its method and path. Mirrors Go's `RequestInfoFactory.NewRequestInfo`.
 * @throws {StatusError} 400 for a path of the old watches that lacks its end
 */
export declare function newRequestInfo(method: string, path: string, query: URLSearchParams): RequestInfo;
