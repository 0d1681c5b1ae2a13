/// <reference types="node" />
import { constants, createPublicKey, type JsonWebKey, type KeyObject, verify } from 'node:crypto';
import { isObject } from '#engine/verbs/equal_json';
import type { JSONWebToken } from './json_web_token.ts';

/** How tokens may be signed. Those with a secret that both sides know, and `none`, are not among them. */
export const SIGNING_ALGORITHMS: readonly string[] = [
  ...['ES256', 'ES384', 'ES512', 'PS256', 'PS384', 'PS512', 'RS256', 'RS384', 'RS512'],
];

/** A public key of an issuer. */
export interface VerificationKey {
  /** Empty: it has no name. */
  readonly id: string;
  readonly key: KeyObject;
}

const CURVES: Readonly<Record<string, string>> = { ES256: 'prime256v1', ES384: 'secp384r1', ES512: 'secp521r1' };
/** Shorter keys are refused, as Go's `crypto/rsa` does. */
const LEAST_RSA_BITS = 1024;

/** Whether a key has signed a token. Differs from Go: none is accepted with critical header parameters; go-jose knows `b64`. */
export function isSignedBy({ algorithm, signed, signature, critical }: JSONWebToken, key: KeyObject): boolean {
  if (critical || !SIGNING_ALGORITHMS.includes(algorithm)) return false;
  const hash = `sha${algorithm.slice(2)}`;
  const { modulusLength = 0, namedCurve } = key.asymmetricKeyDetails ?? {};
  const data = Buffer.from(signed);
  if (algorithm.startsWith('ES')) {
    if (namedCurve === undefined || namedCurve !== CURVES[algorithm]) return false;
    return verify(hash, data, { key, dsaEncoding: 'ieee-p1363' }, signature);
  }
  if (key.asymmetricKeyType !== 'rsa' || modulusLength < LEAST_RSA_BITS) return false;
  if (algorithm.startsWith('RS')) return verify(hash, data, key, signature);
  const { RSA_PKCS1_PSS_PADDING: padding, RSA_PSS_SALTLEN_AUTO: saltLength } = constants;
  return verify(hash, data, { key, padding, saltLength }, signature);
}

/**
 * The keys of a set (RFC 7517) that signatures can be checked with; others are left out.
 * @throws {TypeError} when it is not a set of keys
 */
export function keysOf(set: unknown): VerificationKey[] {
  if (!isObject(set) || !Array.isArray(set['keys'])) throw new TypeError('invalid key set: "keys" must be a list');
  const entries: readonly unknown[] = set['keys'];
  return entries.flatMap((entry) => {
    if (!isObject(entry)) return [];
    const key = publicKeyOf(entry);
    const { kid = '' } = entry;
    return key === undefined || typeof kid !== 'string' ? [] : [{ id: kid, key }];
  });
}

function publicKeyOf(jwk: JsonWebKey): KeyObject | undefined {
  if (jwk.kty !== 'RSA' && jwk.kty !== 'EC') return undefined;
  try {
    return createPublicKey({ key: jwk, format: 'jwk' });
  } catch {
    return undefined;
  }
}
