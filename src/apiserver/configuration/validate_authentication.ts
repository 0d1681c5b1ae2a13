import { append } from '#engine/go/append';
import { duplicate, invalid, tooMany } from '#apimachinery/util/validation/field/constructors';
import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { newPath, type Path } from '#apimachinery/util/validation/field/path';
import type { AuthenticationConfiguration, JWTAuthenticator } from './authentication_configuration.ts';
import {
  validateClaimMappings,
  validateClaimValidationRules,
  validateUserValidationRules,
  type ClaimsMapper,
} from './validate_claims.ts';
import { validateIssuer } from './validate_issuer.ts';

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
