import { quoteJSON } from '#engine/json/escape';
import { authenticated, bearerToken, type Authenticator } from '../authenticator.ts';
import type { UserInfo } from '../user/user.ts';
import { issuerDocuments, type FetchDocument } from './issuer_documents.ts';
import { claimsOf, parseToken, type Claims, type JSONWebToken } from './json_web_token.ts';
import { checkJWTAuthenticator, checkSigningAlgorithms, type JWTAuthenticator } from './jwt_authenticator.ts';
import { isDistributed, standardClaims, stringClaim, stringsClaim } from './read_claims.ts';
import { RemoteKeySet } from './remote_key_set.ts';

/** Whose tokens are taken, and what for. */
export interface OIDCOptions extends JWTAuthenticator {
  /** How tokens may be signed: `ES256`, say. `RS256` alone unless given. */
  readonly signingAlgorithms?: readonly string[];
  /** Told why a token of the issuer was refused. The token is not in it. */
  readonly onError?: (error: unknown) => void;
  /** Fetches what the issuer publishes; by HTTPS unless given. */
  readonly fetchDocument?: FetchDocument;
  /** The time in milliseconds since 1970; the system's unless given. */
  readonly now?: () => number;
}

/** How far ahead a token's beginning may be: clocks differ. */
const LEEWAY = 60;
const CREDENTIAL_ID = 'authentication.kubernetes.io/credential-id';

/**
 * Users by the ID tokens of an issuer (OpenID Connect), as kube-apiserver's `--oidc-*` flags and `AuthenticationConfiguration`
 * have them. Tokens of other issuers are for other authenticators. Mirrors Go's `plugin/pkg/authenticator/token/oidc`,
 * without CEL expressions and without claims that are to be fetched from elsewhere.
 * @throws {Aggregate} what is wrong with the options
 * @throws {TypeError} for other signing algorithms than those of `SIGNING_ALGORITHMS`
 */
export function oidc(options: OIDCOptions): Authenticator {
  const { issuer, onError, now = Date.now, signingAlgorithms = ['RS256'] } = options;
  checkJWTAuthenticator(options);
  checkSigningAlgorithms(signingAlgorithms);
  const fetch = options.fetchDocument ?? issuerDocuments(issuer.certificateAuthority);
  const keys = new RemoteKeySet(issuer, fetch, now);
  return async (request) => {
    const text = bearerToken(request) ?? '';
    const claims = claimsOf(text);
    if (claims === undefined || issuerOf(claims) !== issuer.url) return undefined;
    try {
      const token = parseToken(text, claims);
      checkToken(token, issuer.audiences, signingAlgorithms, now());
      await keys.verify(token);
      return authenticated(userOf(claims, options));
    } catch (error) {
      onError?.(error);
      return undefined;
    }
  };
}

/** Google's tokens may name it without the scheme. */
function issuerOf({ iss }: Claims): unknown {
  return iss === 'accounts.google.com' ? `https://${iss}` : iss;
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

/** Who a token is for. @throws {TypeError} for claims of a wrong type, or that are missing */
function userOf(claims: Claims, { claimMappings, claimValidationRules = [] }: OIDCOptions): UserInfo {
  const { username, groups, uid } = claimMappings;
  if (groups !== undefined && isDistributed(claims, groups.claim))
    throw refusal(`the claim ${quoteJSON(groups.claim)} is to be fetched from elsewhere, which is not supported`);
  const name = stringClaim(present(claims, username.claim), username.claim);
  // Differs from Go: which takes null and the empty text for a name.
  if (name === '') throw refusal(`the claim ${quoteJSON(username.claim)} is empty`);
  if (username.claim === 'email' && Object.hasOwn(claims, 'email_verified') && claims['email_verified'] !== true)
    throw refusal('email not verified');
  const names = groups && Object.hasOwn(claims, groups.claim) ? groupsOf(claims, groups.claim) : [];
  for (const { claim, requiredValue } of claimValidationRules) {
    const value = stringClaim(present(claims, claim), claim);
    if (value !== requiredValue)
      throw refusal(`required claim ${claim} value does not match. Got = ${value}, want = ${requiredValue}`);
  }
  const { jti } = claims;
  return {
    name: username.prefix + name,
    groups: names.map((group) => `${groups?.prefix ?? ''}${group}`),
    ...(uid && { uid: stringClaim(present(claims, uid.claim), uid.claim) }),
    ...(typeof jti === 'string' && jti !== '' && { extra: { [CREDENTIAL_ID]: [`JTI=${jti}`] } }),
  };
}

function groupsOf(claims: Claims, name: string): string[] {
  return claims[name] === null ? [] : stringsClaim(claims, name);
}

function present(claims: Claims, name: string): Claims {
  if (!Object.hasOwn(claims, name)) throw refusal(`claim ${quoteJSON(name)} not present`);
  return claims;
}

function refusal(text: string): TypeError {
  return new TypeError(`oidc: ${text}`);
}

function quoteAll(values: readonly string[]): string {
  return `[${values.map(quoteJSON).join(' ')}]`;
}

function timeText(seconds: number): string {
  const time = new Date(seconds * 1000);
  return Number.isNaN(time.getTime()) ? `${seconds} s` : time.toISOString();
}
