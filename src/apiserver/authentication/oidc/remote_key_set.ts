import { asError } from '#engine/text/as_error';
import { isObject } from '#engine/verbs/equal_json';
import type { FetchDocument } from './issuer_documents.ts';
import type { JSONWebToken } from './json_web_token.ts';
import { isSignedBy, keysOf, type VerificationKey } from './signature.ts';

/** Keys are fetched again this long before what the issuer has said of their age is over. */
const EXPIRY_DELTA = 30_000;
/** The least time between two times that keys are asked for, whatever tokens come. */
const LEAST_INTERVAL = 5_000;
/** How long an issuer that can't be asked is left alone. */
const RETRY_INTERVAL = 10_000;
const WELL_KNOWN = '/.well-known/openid-configuration';

/** Where an issuer is found. */
export interface IssuerLocation {
  readonly url: string;
  /** Where its configuration is, if not below `url`. */
  readonly discoveryURL?: string | undefined;
}

/**
 * The keys of an issuer, as it publishes them: fetched with the first token, and again when one is signed by a key that
 * isn't among them. Mirrors Go's `oidc.NewProvider` and `oidc.RemoteKeySet`.
 *
 * Differs from Go: nothing is fetched before the first token comes, and tokens with unknown keys make it ask
 * once in five seconds at most, not each time.
 */
export class RemoteKeySet {
  readonly #location: IssuerLocation;
  readonly #fetch: FetchDocument;
  readonly #now: () => number;
  #keysURL: string | undefined;
  #keys: readonly VerificationKey[] = [];
  #expiry = -Infinity;
  #notBefore = -Infinity;
  #failure: unknown;
  #underWay: Promise<void> | undefined;

  constructor(location: IssuerLocation, fetch: FetchDocument, now: () => number) {
    this.#location = location;
    this.#fetch = fetch;
    this.#now = now;
  }

  /** @throws when none of the issuer's keys has signed the token, or they can't be had */
  async verify(token: JSONWebToken): Promise<void> {
    // Whatever their age: the issuer may be out of reach.
    if (this.#hasSigned(token)) return;
    if (this.#now() + EXPIRY_DELTA >= this.#expiry) {
      await this.#refresh();
      if (this.#hasSigned(token)) return;
    }
    throw new Error('failed to verify signature: failed to verify id token signature');
  }

  #hasSigned(token: JSONWebToken): boolean {
    const { keyID } = token;
    return this.#keys.some(({ id, key }) => (keyID === '' || id === keyID) && isSignedBy(token, key));
  }

  async #refresh(): Promise<void> {
    if (this.#underWay === undefined && this.#now() < this.#notBefore) {
      if (this.#failure !== undefined) throw this.#failure;
      return;
    }
    this.#underWay ??= this.#update().finally(() => (this.#underWay = undefined));
    await this.#underWay;
  }

  async #update(): Promise<void> {
    try {
      this.#keysURL ??= await this.#discover();
      const { value, maxAge } = await this.#fetch(this.#keysURL);
      this.#keys = keysOf(value);
      this.#expiry = this.#now() + maxAge;
      this.#notBefore = this.#now() + LEAST_INTERVAL;
      this.#failure = undefined;
    } catch (error) {
      this.#notBefore = this.#now() + RETRY_INTERVAL;
      this.#failure = new Error(`fetching keys of ${this.#location.url}: ${asError(error).message}`);
      throw this.#failure;
    }
  }

  async #discover(): Promise<string> {
    const { url, discoveryURL } = this.#location;
    const { value } = await this.#fetch(discoveryURL ?? `${url.replace(/\/$/, '')}${WELL_KNOWN}`);
    const { issuer, jwks_uri: keysURL } = isObject(value) ? value : {};
    if (issuer !== url)
      throw new Error(
        `oidc: issuer did not match the issuer returned by provider, expected ${JSON.stringify(url)} got ${JSON.stringify(issuer ?? '')}`,
      );
    if (typeof keysURL !== 'string' || !keysURL.startsWith('https://'))
      throw new Error('the configuration of the issuer has no jwks_uri that is https');
    return keysURL;
  }
}
