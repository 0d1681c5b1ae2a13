/// <reference types="node" />
import { escapeHTML } from '#engine/json/escape';
import type { ServiceAccountKey } from './keys.ts';

/** Where the issuer's documents are. */
export const OPENID_CONFIGURATION = '/.well-known/openid-configuration';
export const JWKS = '/openid/v1/jwks';

/** What others need to know of an issuer to check its tokens (OpenID Connect Discovery), as JSON. */
export interface OpenIDMetadata {
  readonly configuration: string;
  /** A set of keys (RFC 7517). */
  readonly keys: string;
}

/**
 * Mirrors Go's `serviceaccount.NewOpenIDMetadataProvider`.
 * @param jwksURI where the keys are
 * @returns undefined for an issuer that can publish nothing: it is no URL with https, or one with a query or fragment
 */
export function openIDMetadata(
  issuer: string,
  jwksURI: string,
  keys: readonly ServiceAccountKey[],
): OpenIDMetadata | undefined {
  if (!URL.canParse(issuer)) return undefined;
  const { protocol, search, hash } = new URL(issuer);
  if (protocol !== 'https:' || search !== '' || hash !== '') return undefined;
  const algorithms = new Set(keys.map(({ algorithm }) => algorithm));
  const configuration = {
    issuer,
    jwks_uri: jwksURI,
    response_types_supported: ['id_token'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: [...algorithms].sort(),
  };
  return {
    configuration: escapeHTML(JSON.stringify(configuration)),
    keys: escapeHTML(JSON.stringify({ keys: keys.map(webKeyOf) })),
  };
}

function webKeyOf({ id, algorithm, key }: ServiceAccountKey): object {
  const { kty, crv, x, y, n, e } = key.export({ format: 'jwk' });
  return { use: 'sig', kty, kid: id, ...(crv && { crv }), alg: algorithm, ...(crv ? { x, y } : { n, e }) };
}
