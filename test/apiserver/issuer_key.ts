import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { ISSUER } from './oidc_answer.ts';

/** An issuer's key. */
export class IssuerKey {
  readonly #private: KeyObject;
  readonly jwk: object;
  readonly #id: string;

  constructor(id: string) {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
    this.#private = privateKey;
    this.#id = id;
    this.jwk = { ...publicKey.export({ format: 'jwk' }), kid: id };
  }

  token(claims: object, issuer = ISSUER): string {
    const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    const standard = { iss: issuer, aud: 'kubernetes', exp: 4_102_444_800, sub: 'ann' };
    const signed = `${part({ alg: 'ES256', kid: this.#id })}.${part({ ...standard, ...claims })}`;
    const signature = createSign('sha256').update(signed).sign({ key: this.#private, dsaEncoding: 'ieee-p1363' });
    return `${signed}.${signature.toString('base64url')}`;
  }
}
