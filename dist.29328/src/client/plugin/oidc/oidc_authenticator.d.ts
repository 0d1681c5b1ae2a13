import { type Transport } from '../../transport/transport.ts';
/** The identity provider gives no token. It never shows secrets. */
export declare class OIDCError extends Error {
    readonly code = "ERR_OIDC";
    constructor(message: string, options?: ErrorOptions);
}
/** What an {@link OIDCAuthenticator} takes besides. */
export interface OIDCOptions {
    /** Makes a transport to a server of the provider, such as `https://accounts.example.com`; it is closed after use. */
    readonly transportTo: (server: string) => Transport;
    /** Keeps new tokens, for the next program: the whole configuration is given. While it fails, there is no token. */
    readonly persist?: (config: Readonly<Record<string, string>>) => void | Promise<void>;
    /** Milliseconds since 1970. */
    readonly now?: () => number;
}
/**
 * Gives the ID token of a kubeconfig's `auth-provider` named `oidc`, and refreshes it when it has expired: once for all who
 * wait for it. The token is not verified: that is up to the server. Mirrors client-go's plugin `oidc`.
 */
export declare class OIDCAuthenticator {
    #private;
    /**
     * @param config that of the kubeconfig: `idp-issuer-url`, `client-id`, `client-secret`, `id-token`, `refresh-token`
     * @throws OIDCError without an issuer or a client
     */
    constructor(config: Readonly<Record<string, string>>, options: OIDCOptions);
    /** An ID token that counts. @throws OIDCError */
    token(): Promise<string>;
    /** Ends a request to the provider, and lets none begin any more. */
    close(): void;
    /** For `await using`. */
    [Symbol.asyncDispose](): Promise<void>;
}
