import { quoteJSON } from '#engine/json/escape';
import { asError } from '#engine/text/as_error';
import type { FetchClaims, FetchDocument } from './issuer_documents.ts';
import { type Claims, claimsOf, type JSONWebToken, parseToken } from './json_web_token.ts';
import { type ClaimSource, claimSources, issuerOf } from './read_claims.ts';
import { RemoteKeySet } from './remote_key_set.ts';

/** How a claim is fetched from elsewhere. */
export interface DistributedClaimOptions {
  readonly fetchClaims: FetchClaims;
  readonly fetchDocument: FetchDocument;
  /** @throws when a token is invalid, whoever signed it */
  check(token: JSONWebToken): void;
  now(): number;
}

/** How many issuers of claims are cached. */
const MAX_ISSUERS = 64;

/**
 * A distributed claim (OpenID Connect Core 5.6.2): the token does not contain it, but says at which endpoint another token
 * has it. The issuer of that one publishes its keys. Mirrors Go's `claimResolver`.
 *
 * Differs from Go: the endpoint must be https, because an access token is sent to it.
 */
export class DistributedClaim {
  readonly #claim: string;
  readonly #options: DistributedClaimOptions;
  readonly #keys = new Map<string, RemoteKeySet>();

  constructor(claim: string, options: DistributedClaimOptions) {
    this.#claim = claim;
    this.#options = options;
  }

  /** The claims, with this one, if it is to be had elsewhere. @throws when it can't be had */
  async expand(claims: Claims): Promise<Claims> {
    const endpoint = this.#endpointOf(claims);
    if (endpoint === undefined) return claims;
    const { url, accessToken } = endpoint;
    if (!url.startsWith('https://')) throw this.#failed(`the endpoint ${quoteJSON(url)} is not https`);
    const text = await this.#options
      .fetchClaims(url, accessToken)
      .catch((error: unknown) => Promise.reject(this.#failed(asError(error).message)));
    const fetched = await this.#verified(text);
    if (!Object.hasOwn(fetched, this.#claim))
      throw new TypeError(
        `jwt returned by distributed claim endpoint ${quoteJSON(url)} did not contain claim: ${this.#claim}`,
      );
    return { ...claims, [this.#claim]: fetched[this.#claim] };
  }

  #failed(text: string): Error {
    return new Error(`while getting distributed claim ${quoteJSON(this.#claim)}: ${text}`);
  }

  /** Where the claim is; undefined: it is in the token, or nowhere. */
  #endpointOf(claims: Claims): ClaimSource | undefined {
    if (Object.hasOwn(claims, this.#claim) || claims['_claim_names'] === undefined) return undefined;
    if (claims['_claim_sources'] === undefined) throw new TypeError('oidc: no claim sources');
    const source = claimSources(claims).get(this.#claim);
    return source?.url === '' ? undefined : source;
  }

  async #verified(text: string): Promise<Claims> {
    const claims = claimsOf(text);
    if (claims === undefined) throw new TypeError(`what is there for the claim ${this.#claim} is not a token`);
    const issuer = issuerOf(claims);
    if (typeof issuer !== 'string' || issuer === '')
      throw new TypeError(`the token with the claim ${this.#claim} has no issuer`);
    try {
      const token = parseToken(text, claims);
      this.#options.check(token);
      await this.#keysOf(issuer).verify(token);
    } catch (error) {
      throw new Error(`verify distributed claim token: ${asError(error).message}`);
    }
    return claims;
  }

  #keysOf(issuer: string): RemoteKeySet {
    const known = this.#keys.get(issuer);
    if (known !== undefined) return known;
    const { fetchDocument, now } = this.#options;
    const keys = new RemoteKeySet({ url: issuer }, fetchDocument, now);
    if (this.#keys.size >= MAX_ISSUERS) this.#keys.clear();
    this.#keys.set(issuer, keys);
    return keys;
  }
}
