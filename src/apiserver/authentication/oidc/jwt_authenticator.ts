import { invalid, required } from '#apimachinery/util/validation/field/constructors';
import { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { newPath } from '#apimachinery/util/validation/field/path';
import { SIGNING_ALGORITHMS } from './signature.ts';

/** An issuer and what its tokens say of users: a part of `JWTAuthenticator` of apiserver.config.k8s.io/v1. */
export interface JWTAuthenticator {
  readonly issuer: {
    /** `https://accounts.example.com`, as the claim `iss` has it. */
    readonly url: string;
    /** Where its configuration is; `/.well-known/openid-configuration` below `url` unless given. */
    readonly discoveryURL?: string;
    /** Whom to trust when its keys are fetched, as PEM; the authorities of the system unless given. */
    readonly certificateAuthority?: string;
    /** For whom tokens are: one of these must be in the claim `aud`. */
    readonly audiences: readonly string[];
  };
  /** What must be in a token besides. */
  readonly claimValidationRules?: readonly { readonly claim: string; readonly requiredValue: string }[];
  readonly claimMappings: {
    /** With `email`, the claim `email_verified` must be true if there is one. */
    readonly username: PrefixedClaim;
    /** One group as text, or a list of them. None unless given. */
    readonly groups?: PrefixedClaim;
    readonly uid?: { readonly claim: string };
  };
}

/** A claim whose value gets a prefix, so that an issuer can't name the users and groups of others: `oidc:`, or nothing. */
export interface PrefixedClaim {
  readonly claim: string;
  readonly prefix: string;
}

/** Mirrors the parts of Go's `validation.CompileAndValidateJWTAuthenticator`. @throws {Aggregate} what is wrong */
export function checkJWTAuthenticator({ issuer, claimMappings, claimValidationRules = [] }: JWTAuthenticator): void {
  const errors: ErrorList = [];
  const { url, discoveryURL, audiences } = issuer;
  const at = newPath('issuer');
  if (url === '') errors.push(required(at.child('url'), ''));
  else errors.push(...urlErrors('issuer.url', url));
  if (discoveryURL) {
    if (trimmed(url) === trimmed(discoveryURL))
      errors.push(invalid(at.child('discoveryURL'), discoveryURL, 'discoveryURL must be different from URL'));
    errors.push(...urlErrors('issuer.discoveryURL', discoveryURL));
  }
  if (audiences.length === 0) errors.push(required(at.child('audiences'), 'at least one issuer.audiences is required'));
  for (const [index, audience] of audiences.entries())
    if (audience === '') errors.push(required(at.child('audiences').index(index), ''));
  for (const [index, { claim }] of claimValidationRules.entries())
    if (claim === '') errors.push(required(newPath('claimValidationRules').index(index).child('claim'), ''));
  if (claimMappings.username.claim === '')
    errors.push(required(newPath('claimMappings').child('username').child('claim'), ''));
  const error = ErrorList.toAggregate(errors);
  if (error !== undefined) throw error;
}

function urlErrors(path: string, text: string): ErrorList {
  const at = newPath(path);
  if (!URL.canParse(text)) return [invalid(at, text, 'must be a URL')];
  const { protocol, username, password, search, hash } = new URL(text);
  const wrong = [
    protocol !== 'https:' && 'URL scheme must be https',
    username + password !== '' && 'URL must not contain a username or password',
    search !== '' && 'URL must not contain a query',
    hash !== '' && 'URL must not contain a fragment',
  ];
  return wrong.flatMap((detail) => (detail === false ? [] : [invalid(at, text, detail)]));
}

function trimmed(url: string): string {
  return url.replace(/\/+$/, '');
}

/** @throws {TypeError} for an algorithm that is none for signatures of issuers */
export function checkSigningAlgorithms(algorithms: readonly string[]): void {
  for (const algorithm of algorithms)
    if (!SIGNING_ALGORITHMS.includes(algorithm))
      throw new TypeError(`oidc: unsupported signing alg: ${JSON.stringify(algorithm)}`);
}
