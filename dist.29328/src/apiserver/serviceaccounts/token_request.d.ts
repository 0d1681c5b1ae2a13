import { TokenRequest } from '#api/authentication/v1/zz_generated.types';
import { type SigningKey } from '../authentication/serviceaccount/keys.ts';
import type { SubresourceREST } from '../registry/custom_rest.ts';
import type { RequestContext } from '../registry/rest/request_context.ts';
import type { APIObject } from '../storage/api_object.ts';
/** How tokens are issued. */
export interface TokenIssuer {
    readonly issuer: string;
    readonly signingKey: SigningKey;
    /** For whom tokens are that do not say. */
    readonly audiences: readonly string[];
    /** In seconds; 0: as long as is asked for. */
    readonly maxExpirationSeconds: number;
    /** Milliseconds since 1970. */
    readonly now: () => number;
    /** @param resource `serviceaccounts`, say @throws {StatusError} 404 when it is not there */
    get(resource: string, namespace: string, name: string, context: RequestContext): Promise<APIObject>;
}
/**
 * `serviceaccounts/token`, which issues tokens: `kubectl create token`. Mirrors `TokenREST` of kube-apiserver.
 *
 * Differs from Go: the tokens of Pods that live an hour and seven seconds end then, and not after a year.
 */
export declare function tokenREST(issuer: TokenIssuer): SubresourceREST<TokenRequest>;
/** What a getter says of a resource that is not served. */
export declare function notServed(resource: string, name: string): Error;
