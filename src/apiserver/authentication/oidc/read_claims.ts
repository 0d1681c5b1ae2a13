import { isMap } from '#engine/json/untyped';
import type { Claims } from './json_web_token.ts';

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** The claims that every ID token has, in their types. Times are in seconds since 1970. */
export interface StandardClaims {
  readonly issuer: string;
  readonly audience: readonly string[];
  /** undefined: it has expired. */
  readonly expiry: number | undefined;
  readonly notBefore: number | undefined;
}

/**
 * Claims by their names as Go decodes them: null is the empty value.
 *
 * Differs from Go: a name counts in its own case alone; Go takes `ISS` for `iss`.
 * @throws {TypeError} for other types
 */
export function standardClaims(claims: Claims): StandardClaims {
  for (const name of ['sub', 'nonce', 'at_hash']) stringClaim(claims, name);
  timeClaim(claims, 'iat');
  if (claims['exp'] === null) throw new TypeError('"exp" is null, expected a number');
  claimSources(claims);
  const isExpiring = claims['exp'] !== undefined;
  return {
    issuer: stringClaim(claims, 'iss'),
    audience: claims['aud'] === undefined ? [] : stringsClaim(claims, 'aud'),
    expiry: isExpiring ? timeClaim(claims, 'exp') : undefined,
    notBefore: claims['nbf'] === null ? undefined : timeClaim(claims, 'nbf'),
  };
}

/** Empty where there is none. */
export function stringClaim(claims: Claims, name: string): string {
  const value = claims[name] ?? '';
  if (typeof value !== 'string') throw new TypeError(`${JSON.stringify(name)} is ${typeof value}, expected a string`);
  return value;
}

/** One string, or a list of them. */
export function stringsClaim(claims: Claims, name: string): string[] {
  const value = claims[name];
  if (!Array.isArray(value)) return [stringClaim(claims, name)];
  const items: readonly unknown[] = value;
  return items.map((item) => stringClaim({ [name]: item }, name));
}

function timeClaim(claims: Claims, name: string): number | undefined {
  const value = claims[name];
  if (value === undefined) return undefined;
  // Go takes numbers as text, too.
  const number = typeof value === 'string' && NUMBER.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number))
    throw new TypeError(`${JSON.stringify(name)} is ${value === null ? 'null' : typeof value}, expected a number`);
  return Math.trunc(number);
}

/** Where a claim is that a token leaves to another place. */
export interface ClaimSource {
  /** Empty: nowhere. */
  readonly url: string;
  readonly accessToken: string | undefined;
}

/**
 * Where claims are that a token leaves to other places, by their names (OpenID Connect Core 5.6.2).
 * @throws {TypeError} for other types, and a name without a place
 */
export function claimSources(claims: Claims): ReadonlyMap<string, ClaimSource> {
  const sources = new Map<string, ClaimSource>();
  const places = objectClaim(claims, '_claim_sources');
  for (const name of Object.keys(places)) {
    const place = objectClaim(places, name);
    const accessToken = stringClaim(place, 'access_token');
    sources.set(name, { url: stringClaim(place, 'endpoint'), accessToken: accessToken || undefined });
  }
  const names = objectClaim(claims, '_claim_names');
  return new Map(
    Object.keys(names).map((claim) => {
      const name = stringClaim(names, claim);
      const source = sources.get(name);
      if (name === '' || source === undefined) throw new TypeError(`the source of the claim ${claim} does not exist`);
      return [claim, source];
    }),
  );
}

/** Empty where there is none. */
function objectClaim(claims: Claims, name: string): Claims {
  const value = claims[name] ?? {};
  if (!isMap(value)) throw new TypeError(`${JSON.stringify(name)} is not an object`);
  return value;
}

/** Who has issued a token. Google's may name it without the scheme. */
export function issuerOf({ iss }: Claims): unknown {
  return iss === 'accounts.google.com' ? `https://${iss}` : iss;
}

/** Why a token is refused. Nothing of the token but claims is in it. */
export function refusal(text: string): TypeError {
  return new TypeError(`oidc: ${text}`);
}
