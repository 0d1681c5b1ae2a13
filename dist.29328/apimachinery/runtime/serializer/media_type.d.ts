/** A text that is not a media type. */
export declare class MediaTypeError extends Error {
    readonly code = "ERR_MEDIA_TYPE";
    /** The text that was given. */
    readonly input: string;
    constructor(message: string, input: string);
}
/** A media type and its parameters. */
export interface MediaType {
    /** `type/subtype`, in lower case. */
    readonly mediaType: string;
    /** By name, in lower case. */
    readonly params: ReadonlyMap<string, string>;
}
/**
 * Reads the value of a `Content-Type` header: `application/json; charset=utf-8`. Mirrors Go's `mime.ParseMediaType`.
 *
 * Differs from Go: parameters that are continued or encoded (RFC 2231: `name*0`) are given as they stand.
 * @throws MediaTypeError
 */
export declare function parseMediaType(text: string): MediaType;
/**
 * Writes a media type with parameters, as clients of Kubernetes do: without spaces, values quoted where they must be.
 * @param params left out: none; those that are `undefined` are left out
 */
export declare function formatMediaType(mediaType: string, params?: Readonly<Record<string, string | undefined>>): string;
