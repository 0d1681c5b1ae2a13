import { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { quoteJSON } from '#engine/json/escape';
import { asError } from '#engine/text/as_error';
import type { JWTAuthenticator } from '../../configuration/authentication_configuration.ts';
import { compileJWTAuthenticator } from '../../configuration/validate_authentication.ts';
import { type Authenticator, authenticated, bearerToken } from '../authenticator.ts';
import { DistributedClaim } from './distributed_claims.ts';
import { type FetchClaims, type FetchDocument, issuerClaims, issuerDocuments } from './issuer_documents.ts';
import { type Claims, claimsOf, type JSONWebToken, parseToken } from './json_web_token.ts';
import { issuerOf, refusal, standardClaims } from './read_claims.ts';
import { RemoteKeySet } from './remote_key_set.ts';
import { SIGNING_ALGORITHMS } from './signature.ts';
import { userOf } from './user_of_claims.ts';

/** Whose tokens are taken, and what for. */
export interface OIDCOptions extends JWTAuthenticator {
  /** How tokens may be signed: `ES256`, say. `RS256` alone unless given. */
  readonly signingAlgorithms?: readonly string[];
  /** Issuers that this may not be, as others take their tokens: that of ServiceAccounts. */
  readonly disallowedIssuers?: readonly string[];
  /** Called with the error of each refused token of the issuer. The token is not in it. */
  readonly onError?: (error: unknown) => void;
  /** Fetches what the issuer publishes; by HTTPS unless given. */
  readonly fetchDocument?: FetchDocument;
  /** Fetches a token with groups that a token leaves to another place; by HTTPS unless given. */
  readonly fetchClaims?: FetchClaims;
  /** The time in milliseconds since 1970; the system's unless given. */
  readonly now?: () => number;
}

/** How far ahead a token's beginning may be: clocks differ. */
const LEEWAY = 60;

/**
 * Users by the ID tokens of an issuer (OpenID Connect), as kube-apiserver's `--oidc-*` flags and `AuthenticationConfiguration`
 * have them. Tokens of other issuers are for other authenticators. Groups that a token leaves to another place (distributed
 * claims) are fetched there. Mirrors Go's `plugin/pkg/authenticator/token/oidc`.
 * @throws {Aggregate} what is wrong with the options
 * @throws {TypeError} for other signing algorithms than those of `SIGNING_ALGORITHMS`
 */
export function oidc(options: OIDCOptions): Authenticator {
  const { issuer, onError, now = Date.now, signingAlgorithms = ['RS256'] } = options;
  const { mapper, errors } = compileJWTAuthenticator(options, options.disallowedIssuers);
  const wrong = ErrorList.toAggregate(errors);
  if (wrong !== undefined) throw wrong;
  checkSigningAlgorithms(signingAlgorithms);
  const fetch = options.fetchDocument ?? issuerDocuments(issuer.certificateAuthority);
  const keys = new RemoteKeySet(issuer, fetch, now);
  const check = (token: JSONWebToken): void => checkToken(token, issuer.audiences, signingAlgorithms, now());
  const { claim = '' } = options.claimMappings.groups ?? {};
  const fetchClaims = options.fetchClaims ?? issuerClaims(issuer.certificateAuthority);
  const groups =
    claim === '' ? undefined : new DistributedClaim(claim, { fetchClaims, fetchDocument: fetch, check, now });
  const expanded = async (claims: Claims): Promise<Claims> => {
    try {
      return (await groups?.expand(claims)) ?? claims;
    } catch (error) {
      throw refusal(`could not expand distributed claims: ${asError(error).message}`);
    }
  };
  return async (request) => {
    const text = bearerToken(request) ?? '';
    const claims = claimsOf(text);
    if (claims === undefined || issuerOf(claims) !== issuer.url) return undefined;
    try {
      const token = parseToken(text, claims);
      check(token);
      await keys.verify(token);
      return authenticated(userOf(await expanded(claims), options, mapper));
    } catch (error) {
      onError?.(error);
      return undefined;
    }
  };
}

/** What can be said of a token before its signature is checked. @throws {TypeError} what is wrong with it */
function checkToken(
  { algorithm, claims }: JSONWebToken,
  audiences: readonly string[],
  algorithms: readonly string[],
  now: number,
): void {
  const { audience, expiry, notBefore } = standardClaims(claims);
  if (!audience.some((each) => audiences.includes(each)))
    throw refusal(`expected audience in ${quoteAll([...audiences].sort())} got ${quoteAll(audience)}`);
  if (expiry === undefined) throw refusal('token is expired: it has no expiry');
  if (expiry * 1000 < now) throw refusal(`token is expired (Token Expiry: ${timeText(expiry)})`);
  if (notBefore !== undefined && now / 1000 + LEEWAY < notBefore)
    throw refusal(`current time ${timeText(now / 1000)} before the nbf (not before) time: ${timeText(notBefore)}`);
  if (!algorithms.includes(algorithm))
    throw refusal(
      `id token signed with unsupported algorithm, expected ${quoteAll(algorithms)} got ${quoteJSON(algorithm)}`,
    );
}

function quoteAll(values: readonly string[]): string {
  return `[${values.map(quoteJSON).join(' ')}]`;
}

function timeText(seconds: number): string {
  const time = new Date(seconds * 1000);
  return Number.isNaN(time.getTime()) ? `${seconds} s` : time.toISOString();
}

/** @throws {TypeError} for an algorithm that is none for signatures of issuers */
function checkSigningAlgorithms(algorithms: readonly string[]): void {
  for (const algorithm of algorithms)
    if (!SIGNING_ALGORITHMS.includes(algorithm))
      throw new TypeError(`oidc: unsupported signing alg: ${JSON.stringify(algorithm)}`);
}
