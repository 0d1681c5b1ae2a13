import { type KeyObject } from 'node:crypto';
/** Where the issuer's documents are. */
export declare const OPENID_CONFIGURATION = "/.well-known/openid-configuration";
export declare const JWKS = "/openid/v1/jwks";
/** A public key that tokens are signed for. */
export interface ServiceAccountKey {
    /** Its name in tokens. Mirrors Go's `keyIDFromPublicKey`. */
    readonly id: string;
    /** `RS256`, `ES256`, `ES384` or `ES512`. */
    readonly algorithm: string;
    readonly key: KeyObject;
}
/** A key that signs tokens. */
export interface SigningKey extends ServiceAccountKey {
    readonly privateKey: KeyObject;
}
/**
 * The keys of a PEM text, of public and private keys and certificates; other blocks are passed over. Mirrors Go's
 * `keyutil.ParsePublicKeysPEM`.
 *
 * Differs from Go: private keys on curves in PKCS #8, and public RSA keys in PKCS #1, are taken, too.
 * @throws {TypeError} when there is none
 */
export declare function publicKeysOf(pem: string): ServiceAccountKey[];
/** The private key of a PEM text. Nothing of it is in the error. @throws {TypeError} when there is none that can sign tokens */
export declare function signingKeyOf(pem: string): SigningKey;
/** A token in compact form (RFC 7515). @param claims by their names, which are written in order */
export declare function signToken(claims: object, { algorithm, id, privateKey }: SigningKey): string;
/** What others need to know of an issuer to check its tokens (OpenID Connect Discovery), as JSON. */
interface OpenIDMetadata {
    readonly configuration: string;
    /** A set of keys (RFC 7517). */
    readonly keys: string;
}
/**
 * Mirrors Go's `serviceaccount.NewOpenIDMetadataProvider`.
 * @param jwksURI where the keys are
 * @returns undefined for an issuer that can publish nothing: it is no URL with https, or one with a query or fragment
 */
export declare function openIDMetadata(issuer: string, jwksURI: string, keys: readonly ServiceAccountKey[]): OpenIDMetadata | undefined;
export {};
