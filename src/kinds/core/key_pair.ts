import { pemBlocks } from '../certificates/pem.ts';
import {
  attempt,
  BIT_STRING,
  ED25519,
  hex,
  INTEGER,
  OBJECT_IDENTIFIER,
  OCTET_STRING,
  Reader,
  readCertificate,
  SEQUENCE,
} from '../certificates/x509.ts';

/** The public key of a private key: the modulus or the point in hexadecimal digits; undefined where it is not written. */
interface PrivateKey {
  readonly type: 'RSA' | 'ECDSA' | 'Ed25519';
  readonly publicKey: string | undefined;
}

/**
 * What is wrong with a certificate and its key, both in PEM; undefined: they belong to each other. In the words of Go's
 * `tls.X509KeyPair`.
 *
 * Differs from Go: a certificate is read no further than to its key, and keys of elliptic curves are only compared where the
 * private key names the public one.
 */
export function keyPairFault(certificate: string, key: string): string | undefined {
  const blocks = pemBlocks(certificate);
  const first = blocks.find(({ type }) => type === 'CERTIFICATE');
  if (first === undefined) {
    const types = blocks.map(({ type }) => type);
    if (types.length === 0) return 'tls: failed to find any PEM data in certificate input';
    if (types.length === 1 && types[0]?.endsWith('PRIVATE KEY'))
      return 'tls: failed to find certificate PEM data in certificate input, but did find a private key; PEM inputs may have been switched';
    return `tls: failed to find "CERTIFICATE" PEM block in certificate input after skipping PEM blocks of the following types: [${types.join(' ')}]`;
  }
  const keyBlocks = pemBlocks(key);
  const own = keyBlocks.find(({ type }) => type === 'PRIVATE KEY' || type.endsWith(' PRIVATE KEY'));
  if (own === undefined) {
    const types = keyBlocks.map(({ type }) => type);
    if (types.length === 0) return 'tls: failed to find any PEM data in key input';
    if (types.length === 1 && types[0] === 'CERTIFICATE')
      return 'tls: found a certificate rather than a key in the PEM for the private key';
    return `tls: failed to find PEM block with type ending in "PRIVATE KEY" in key input after skipping PEM blocks of the following types: [${types.join(' ')}]`;
  }
  const read = readCertificate(first.bytes);
  if (read === undefined) return 'x509: malformed certificate';
  const privateKey = attempt(() => privateKeyOf(new Reader(own.bytes).inside(SEQUENCE)));
  if (privateKey === undefined) return 'tls: failed to parse private key';
  const { type, der } = read.publicKey;
  if (type === undefined) return 'tls: unknown public key algorithm';
  if (privateKey.type !== type) return 'tls: private key type does not match public key type';
  if (privateKey.publicKey !== undefined && privateKey.publicKey !== publicKeyIn(type, der))
    return 'tls: private key does not match public key';
  return undefined;
}

/** The modulus or the point of a public key in a certificate. */
function publicKeyIn(type: PrivateKey['type'], der: Uint8Array): string | undefined {
  const info = new Reader(der).inside(SEQUENCE);
  info.element(SEQUENCE);
  const key = info.element(BIT_STRING).content.subarray(1);
  return hex(type === 'RSA' ? new Reader(key).inside(SEQUENCE).element(INTEGER).content : key);
}

const [EC_PARAMETERS, EC_POINT] = [0xa0, 0xa1];

/** Reads PKCS #1, PKCS #8 or SEC 1; undefined: it is another one. */
function privateKeyOf(parts: Reader): PrivateKey | undefined {
  const version = hex(parts.element(INTEGER).content);
  const second = parts.any();
  if (second.tag === INTEGER) return { type: 'RSA', publicKey: hex(second.content) };
  if (second.tag === SEQUENCE) {
    const id = hex(new Reader(second.content).element(OBJECT_IDENTIFIER).content);
    const key = parts.element(OCTET_STRING).content;
    return id === ED25519 ? { type: 'Ed25519', publicKey: undefined } : privateKeyOf(new Reader(key).inside(SEQUENCE));
  }
  if (second.tag !== OCTET_STRING || version !== '01') return undefined;
  parts.optional(EC_PARAMETERS);
  const point = parts.optional(EC_POINT);
  const bits = point === undefined ? undefined : new Reader(point.content).element(BIT_STRING).content;
  return { type: 'ECDSA', publicKey: bits && hex(bits.subarray(1)) };
}
