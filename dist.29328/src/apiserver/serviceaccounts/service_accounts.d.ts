import { ServiceAccount } from '#api/core/v1/zz_generated.types';
import { type Authenticator } from '../authentication/authenticator.ts';
import { type TokenReviewer, type ValidatedToken } from '../authentication/serviceaccount/token_validator.ts';
import type { Controller, Term } from '../controllers/controller.ts';
import type { ServerContext } from '../endpoints/router.ts';
import type { ServerResponse } from '../request/http.ts';
import type { ResourceOptions } from '../resources/resource_options.ts';
/** How tokens of ServiceAccounts are issued and taken, as kube-apiserver's flags `--service-account-*` say. */
export interface ServiceAccountsOptions {
    /** The key that signs tokens, RSA or on P-256, P-384 or P-521, as PEM. Keep it secret. */
    readonly signingKey: string;
    /** More keys whose tokens are taken, public or private, as PEM: those that signed before. */
    readonly keys?: string;
    /** Who issues tokens; tokens of all of them are taken. `https://kubernetes.default.svc.cluster.local` unless given. */
    readonly issuers?: readonly [string, ...string[]];
    /** For whom tokens are that do not say, and for whom they must be; the issuers unless given. */
    readonly audiences?: readonly string[];
    /** The longest that a token lives, in seconds: one that is to live longer gets this. No limit unless given. */
    readonly maxExpirationSeconds?: number;
    /** Where others find the keys; `/openid/v1/jwks` of this server unless given. */
    readonly jwksURI?: string;
    /** Whether each namespace gets an account `default`. Yes unless given. */
    readonly defaultAccounts?: boolean;
    /** Called with the error of each refused token. The token is not in it. */
    readonly onError?: (error: unknown) => void;
    /** The time in milliseconds since 1970; the system's unless given. */
    readonly now?: () => number;
}
/**
 * ServiceAccounts with tokens: `kubectl create token`, the projected tokens of Pods, TokenReviews of them, and what others
 * need to check them (OpenID Connect Discovery). A token ends with its account, and with the Pod, Secret or Node it is
 * bound to.
 *
 * ```ts
 * const accounts = new ServiceAccounts({ signingKey });
 * new APIServer({ scheme, serviceAccounts: accounts, authentication: firstOf(tokens(known), accounts.authenticate) });
 * ```
 */
export declare class ServiceAccounts implements Controller, TokenReviewer {
    #private;
    readonly audiences: readonly string[];
    /** Who issues tokens; tokens of all of them are taken. */
    readonly issuers: readonly [string, ...string[]];
    /** @throws {TypeError} when a PEM text holds no key that can be used; nothing of it is in the text */
    constructor(options: ServiceAccountsOptions);
    /** Takes bearer tokens of ServiceAccounts. Others are for other authenticators. */
    readonly authenticate: Authenticator;
    review(token: string, asked?: readonly string[]): Promise<ValidatedToken | undefined>;
    /** Works in a server, which does this for its option `serviceAccounts`. @returns how it serves ServiceAccounts */
    install(server: ServerContext): ResourceOptions<ServiceAccount>;
    /** Looks after the accounts `default`, until the term is over. */
    lead(term: Term): void;
    /** The documents of the issuer; undefined: there is nothing under the path. */
    answer(path: string): ServerResponse | undefined;
    /** The paths of these documents. */
    get paths(): readonly string[];
}
