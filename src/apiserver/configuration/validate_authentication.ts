/// <reference types="node" />

import { X509Certificate } from 'node:crypto';
import { duplicate, invalid, required, tooMany } from '#apimachinery/util/validation/field/constructors';
import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import { append } from '#engine/go/append';
import { parseURL } from '#engine/text/url';
import { URLFault } from '#engine/text/url_escape';
import { parseCertificate } from '../../client/util/cert/x509/verify.ts';
import type { AuthenticationConfiguration, Issuer, JWTAuthenticator } from './authentication_configuration.ts';
import {
  type ClaimsMapper,
  validateClaimMappings,
  validateClaimValidationRules,
  validateUserValidationRules,
} from './validate_claims.ts';

const MATCH_ANY = 'MatchAny';

const MAX_ISSUERS = 64;

/**
 * What is wrong with a configuration. Mirrors Go's `ValidateAuthenticationConfiguration`.
 *
 * Differs from Go: `egressSelectorType` is refused, as this server has no egress selector.
 * @param disallowed issuers whose tokens others take: that of the ServiceAccounts
 */
export function validateAuthenticationConfiguration(
  { jwt = [], anonymous }: AuthenticationConfiguration,
  disallowed: readonly string[] = [],
): ErrorList {
  const root = newPath('jwt');
  if (jwt.length > MAX_ISSUERS) return [tooMany(root, jwt.length, MAX_ISSUERS)];
  const errors: ErrorList = [];
  const [urls, discoveryURLs] = [new Set<string>(), new Set<string>()];
  for (const [index, authenticator] of jwt.entries()) {
    const path = root.index(index);
    append(errors, compileJWTAuthenticator(authenticator, disallowed, path).errors);
    const { url = '', discoveryURL = '' }: Partial<JWTAuthenticator['issuer']> = authenticator.issuer ?? {};
    if (urls.has(url)) errors.push(duplicate(path.child('issuer').child('url'), url));
    urls.add(url);
    if (discoveryURL === '') continue;
    if (discoveryURLs.has(discoveryURL))
      errors.push(duplicate(path.child('issuer').child('discoveryURL'), discoveryURL));
    discoveryURLs.add(discoveryURL);
  }
  const { enabled = false, conditions = [] } = anonymous ?? {};
  // As Go shows them.
  const shown = conditions.map(({ path = '' }) => ({ Path: path }));
  if (!enabled && conditions.length > 0)
    errors.push(
      invalid(newPath('anonymous', 'conditions'), shown, 'enabled should be set to true when conditions are defined'),
    );
  return errors;
}

/**
 * The expressions of an issuer, and what is wrong with it. Mirrors Go's `CompileAndValidateJWTAuthenticator`.
 * @param path where it is; undefined: it is all there is
 */
export function compileJWTAuthenticator(
  authenticator: JWTAuthenticator,
  disallowed: readonly string[] = [],
  path?: Path,
): { readonly mapper: ClaimsMapper; readonly errors: ErrorList } {
  const at = (name: string): Path => (path === undefined ? newPath(name) : path.child(name));
  const mapper: ClaimsMapper = { extra: [], claimValidationRules: [], userValidationRules: [] };
  const { issuer = { url: '', audiences: [] }, claimMappings = { username: {} } }: Partial<JWTAuthenticator> =
    authenticator;
  const errors = [
    ...validateIssuer({ ...issuer, url: issuer.url ?? '' }, disallowed, at('issuer')),
    ...validateClaimValidationRules(authenticator, mapper, at('claimValidationRules')),
    ...validateClaimMappings(claimMappings, mapper, at('claimMappings')),
    ...validateUserValidationRules(authenticator, mapper, at('userValidationRules')),
  ];
  return { mapper, errors };
}

/** What is wrong with an issuer. Mirrors Go's `validateIssuer`. @param disallowed issuers whose tokens others take */
function validateIssuer(issuer: Issuer, disallowed: readonly string[], path: Path): ErrorList {
  const { url, discoveryURL = '', certificateAuthority = '', egressSelectorType = '' } = issuer;
  return [
    ...(url === '' ? [required(path.child('url'), '')] : validateURL(url, disallowed, path.child('url'))),
    ...validateDiscoveryURL(url, discoveryURL, path.child('discoveryURL')),
    ...validateAudiences(issuer, path),
    ...validateAuthority(certificateAuthority, path.child('certificateAuthority')),
    ...validateEgress(egressSelectorType, path.child('egressSelectorType')),
  ];
}

function validateDiscoveryURL(url: string, discoveryURL: string, path: Path): ErrorList {
  if (discoveryURL === '') return [];
  const isSame = url !== '' && trimmed(url) === trimmed(discoveryURL);
  return [
    ...(isSame ? [invalid(path, discoveryURL, 'discoveryURL must be different from URL')] : []),
    ...validateURL(discoveryURL, [], path),
  ];
}

function trimmed(url: string): string {
  return url.replace(/\/+$/, '');
}

function validateURL(text: string, disallowed: readonly string[], path: Path): ErrorList {
  const errors: ErrorList = [];
  if (disallowed.includes(text))
    errors.push(
      invalid(path, text, `URL must not overlap with disallowed issuers: [${[...disallowed].sort().join(' ')}]`),
    );
  const url = parseURL(text);
  if (url instanceof URLFault) return [...errors, invalid(path, text, url.message)];
  if (url.scheme !== 'https') errors.push(invalid(path, text, 'URL scheme must be https'));
  if (url.user !== undefined) errors.push(invalid(path, text, 'URL must not contain a username or password'));
  if (url.query !== '') errors.push(invalid(path, text, 'URL must not contain a query'));
  if (url.fragment !== '') errors.push(invalid(path, text, 'URL must not contain a fragment'));
  return errors;
}

function validateAudiences({ audiences = [], audienceMatchPolicy = '' }: Partial<Issuer>, issuer: Path): ErrorList {
  const path = issuer.child('audiences');
  if (audiences.length === 0) return [required(path, `at least one ${path.toString()} is required`)];
  const errors: ErrorList = [];
  for (const [index, audience] of audiences.entries()) {
    if (audience === '') errors.push(required(path.index(index), ''));
    if (audiences.indexOf(audience) < index) errors.push(duplicate(path.index(index), audience));
  }
  const policy = issuer.child('audienceMatchPolicy');
  if (audiences.length > 1 && audienceMatchPolicy !== MATCH_ANY)
    errors.push(invalid(policy, audienceMatchPolicy, 'audienceMatchPolicy must be MatchAny for multiple audiences'));
  if (audiences.length === 1 && audienceMatchPolicy !== '' && audienceMatchPolicy !== MATCH_ANY)
    errors.push(
      invalid(policy, audienceMatchPolicy, 'audienceMatchPolicy must be empty or MatchAny for single audience'),
    );
  return errors;
}

function validateAuthority(pem: string, path: Path): ErrorList {
  if (pem === '') return [];
  const blocks = pem.match(/^-----BEGIN CERTIFICATE-----\s[^-]*^-----END CERTIFICATE-----[ \t]*$/gm) ?? [];
  if (blocks.length === 0)
    return [invalid(path, '<omitted>', 'data does not contain any valid RSA or ECDSA certificates')];
  return blocks.every(isCertificate) ? [] : [invalid(path, '<omitted>', 'x509: malformed certificate')];
}

function validateEgress(type: string, path: Path): ErrorList {
  if (type === '') return [];
  if (type !== 'controlplane' && type !== 'cluster')
    return [invalid(path, type, 'egress selector must be either controlplane or cluster')];
  // As kube-apiserver does without --egress-selector-config-file, but when the file is read.
  return [invalid(path, type, 'not supported: this server reaches issuers by one network; leave it out')];
}

/** Whether a block of PEM is a certificate that can be read, by Go, too. */
export function isCertificate(pem: string): boolean {
  try {
    parseCertificate(new X509Certificate(pem).raw);
    return true;
  } catch {
    return false;
  }
}
