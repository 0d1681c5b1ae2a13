/// <reference types="node" />
import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import { escapeHTML } from '#engine/json/escape';

/** Where the issuer's documents are. */
export const OPENID_CONFIGURATION = '/.well-known/openid-configuration';

export const JWKS = '/openid/v1/jwks';

/** A public key that tokens are signed for. */
export interface ServiceAccountKey {
  /** Its name in tokens. Mirrors Go's `keyIDFromPublicKey`. */
  readonly id: string;
  /** `RS256`, `ES256`, `ES384` or `ES512`. */
  readonly algorithm: string;
  readonly key: KeyObject;
}

/** A key that signs tokens. */
export interface SigningKey extends ServiceAccountKey {
  readonly privateKey: KeyObject;
}

const ALGORITHMS: Readonly<Record<string, string>> = { prime256v1: 'ES256', secp384r1: 'ES384', secp521r1: 'ES512' };

/**
 * The keys of a PEM text, of public and private keys and certificates; other blocks are passed over. Mirrors Go's
 * `keyutil.ParsePublicKeysPEM`.
 *
 * Differs from Go: private keys on curves in PKCS #8, and public RSA keys in PKCS #1, are taken, too.
 * @throws {TypeError} when there is none
 */
export function publicKeysOf(pem: string): ServiceAccountKey[] {
  const blocks = pem.match(/-----BEGIN ([A-Z0-9 ]+)-----[^]*?-----END \1-----/g) ?? [];
  const keys = blocks.flatMap((block) => {
    const key = readKey(block, createPublicKey);
    const algorithm = key && algorithmOf(key);
    return key === undefined || algorithm === undefined ? [] : [{ id: keyIDOf(key), algorithm, key }];
  });
  if (keys.length === 0) throw new TypeError('there is no RSA or ECDSA key in it: it must be PEM');
  return keys;
}

/** The private key of a PEM text. Nothing of it is in the error. @throws {TypeError} when there is none that can sign tokens */
export function signingKeyOf(pem: string): SigningKey {
  const privateKey = readKey(pem, createPrivateKey);
  const algorithm = privateKey && algorithmOf(privateKey);
  if (privateKey === undefined || algorithm === undefined)
    throw new TypeError('no RSA, P-256, P-384 or P-521 private key found: expected PEM without a password');
  const key = createPublicKey(privateKey);
  return { id: keyIDOf(key), algorithm, key, privateKey };
}

function readKey(pem: string, read: (pem: string) => KeyObject): KeyObject | undefined {
  try {
    return read(pem);
  } catch {
    return undefined;
  }
}

function algorithmOf({ asymmetricKeyType, asymmetricKeyDetails }: KeyObject): string | undefined {
  if (asymmetricKeyType === 'rsa') return 'RS256';
  return ALGORITHMS[asymmetricKeyDetails?.namedCurve ?? ''];
}

function keyIDOf(key: KeyObject): string {
  return createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('base64url');
}

/** A token in compact form (RFC 7515). @param claims by their names, which are written in order */
export function signToken(claims: object, { algorithm, id, privateKey }: SigningKey): string {
  const part = (value: object): string => Buffer.from(escapeHTML(JSON.stringify(value))).toString('base64url');
  const signed = `${part({ alg: algorithm, kid: id })}.${part(claims)}`;
  const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const;
  return `${signed}.${sign(`sha${algorithm.slice(2)}`, Buffer.from(signed), key).toString('base64url')}`;
}

/** What others need to know of an issuer to check its tokens (OpenID Connect Discovery), as JSON. */
interface OpenIDMetadata {
  readonly configuration: string;
  /** A set of keys (RFC 7517). */
  readonly keys: string;
}

/**
 * Mirrors Go's `serviceaccount.NewOpenIDMetadataProvider`.
 * @param jwksURI where the keys are
 * @returns undefined for an issuer that can publish nothing: it is not a URL with https, or one with a query or fragment
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
