/** A document of an issuer, and how long it may be kept. */
export interface IssuerDocument {
    readonly value: unknown;
    /** In milliseconds. */
    readonly maxAge: number;
}
/** Fetches a document by HTTPS. @throws when there is none */
export type FetchDocument = (url: string) => Promise<IssuerDocument>;
/** Fetches a token that holds claims, by HTTPS. @throws when there is none */
export type FetchClaims = (url: string, accessToken: string | undefined) => Promise<string>;
/**
 * Fetches JSON by HTTPS, redirects not followed.
 * @param ca whom to trust, as PEM; undefined: the authorities of the system
 */
export declare function issuerDocuments(ca: string | undefined): FetchDocument;
/** Fetches tokens that hold claims, as {@link issuerDocuments} fetches documents. */
export declare function issuerClaims(ca: string | undefined): FetchClaims;
