import {
  attempt,
  BIT_STRING,
  hex,
  INTEGER,
  keyOfRequest,
  OBJECT_IDENTIFIER,
  type PublicKey,
  Reader,
  SEQUENCE,
} from './x509.ts';

type KeyType = NonNullable<PublicKey['type']>;

/** By their identifiers, in hexadecimal digits. */
const ALGORITHMS: Readonly<Record<string, readonly [type: KeyType, hash: string]>> = {
  '2a864886f70d010105': ['RSA', 'SHA-1'],
  '2a864886f70d01010b': ['RSA', 'SHA-256'],
  '2a864886f70d01010c': ['RSA', 'SHA-384'],
  '2a864886f70d01010d': ['RSA', 'SHA-512'],
  '2a8648ce3d0401': ['ECDSA', 'SHA-1'],
  '2a8648ce3d040302': ['ECDSA', 'SHA-256'],
  '2a8648ce3d040303': ['ECDSA', 'SHA-384'],
  '2a8648ce3d040304': ['ECDSA', 'SHA-512'],
  '2b6570': ['Ed25519', ''],
};
const MD5_WITH_RSA = '2a864886f70d010104';
const RSA_PSS = '2a864886f70d01010a';

const GO_TYPES: Readonly<Record<KeyType, string>> = {
  RSA: '*rsa.PublicKey',
  ECDSA: '*ecdsa.PublicKey',
  Ed25519: 'ed25519.PublicKey',
};
const FAILURES: Readonly<Record<KeyType, string>> = {
  RSA: 'crypto/rsa: verification error',
  ECDSA: 'x509: ECDSA verification failure',
  Ed25519: 'x509: Ed25519 verification failure',
};
/** Bytes of each of the two numbers of a signature. */
const CURVE_SIZES: Readonly<Record<string, number>> = { 'P-256': 32, 'P-384': 48, 'P-521': 66 };

/** A request for a certificate. */
interface CertificateRequest {
  readonly publicKey: PublicKey;
  /** What is signed. */
  readonly signed: Uint8Array;
  readonly signature: Uint8Array;
  /** The identifier of the algorithm of the signature, in hexadecimal digits. */
  readonly algorithm: string;
}

function readRequest(der: Uint8Array): CertificateRequest | undefined {
  const publicKey = keyOfRequest(der);
  if (publicKey === undefined) return undefined;
  return attempt(() => {
    const parts = new Reader(der).inside(SEQUENCE);
    const signed = parts.element(SEQUENCE).whole;
    const algorithm = hex(parts.inside(SEQUENCE).element(OBJECT_IDENTIFIER).content);
    const signature = parts.element(BIT_STRING).content.subarray(1);
    return { publicKey, signed, signature, algorithm };
  });
}

/**
 * What is wrong with a request, or with its signature, in Go's words; undefined: nothing. Mirrors Go's
 * `CertificateRequest.CheckSignature`.
 *
 * Differs from Go: it says what is wrong with bytes that are no request. What Web Crypto lacks is not verified: the curve
 * P-224, and RSA-PSS, which has parameters of its own.
 */
export async function signatureFault(der: Uint8Array): Promise<string | undefined> {
  const request = readRequest(der);
  if (request === undefined) return 'must be a valid PKCS#10 CSR';
  const { publicKey, algorithm } = request;
  if (algorithm === MD5_WITH_RSA) return 'x509: cannot verify signature: insecure algorithm MD5-RSA';
  if (algorithm === RSA_PSS) return undefined;
  const [type, hash] = ALGORITHMS[algorithm] ?? [];
  if (type === undefined || hash === undefined || publicKey.type === undefined)
    return 'x509: cannot verify signature: algorithm unimplemented';
  if (publicKey.type !== type)
    return `x509: signature algorithm specifies an ${type} public key, but have public key of type ${GO_TYPES[publicKey.type]}`;
  if (publicKey.bits !== undefined && publicKey.bits < 1024)
    return `crypto/rsa: ${publicKey.bits}-bit keys are insecure (see https://go.dev/pkg/crypto/rsa#hdr-Minimum_key_size)`;
  return (await isSigned(request, type, hash)) ? undefined : FAILURES[type];
}

async function isSigned(
  { publicKey, signed, signature }: CertificateRequest,
  type: KeyType,
  hash: string,
): Promise<boolean> {
  const size = CURVE_SIZES[publicKey.curve ?? ''];
  if (type === 'ECDSA' && size === undefined) return true;
  const numbers = type === 'ECDSA' ? numbersOf(signature, size ?? 0) : signature;
  if (numbers === undefined) return false;
  const name = type === 'RSA' ? 'RSASSA-PKCS1-v1_5' : type;
  let key: CryptoKey;
  try {
    const named = { name, hash, ...(publicKey.curve !== undefined && { namedCurve: publicKey.curve }) };
    key = await crypto.subtle.importKey('spki', Uint8Array.from(publicKey.der), named, false, ['verify']);
  } catch (error) {
    // Old browsers don't know Ed25519; a key that is none has signed nothing.
    return error instanceof Error && error.name === 'NotSupportedError';
  }
  return crypto.subtle.verify({ name, hash }, key, Uint8Array.from(numbers), Uint8Array.from(signed));
}

/** The two numbers of a signature, one after the other, each with all its digits; undefined: it is none. */
function numbersOf(signature: Uint8Array, size: number): Uint8Array | undefined {
  const out = new Uint8Array(2 * size);
  const isRead = attempt(() => {
    const outer = new Reader(signature);
    const numbers = outer.inside(SEQUENCE);
    for (const end of [size, 2 * size]) {
      const { content } = numbers.element(INTEGER);
      const digits = content[0] === 0 ? content.subarray(1) : content;
      if (digits.length > size) return false;
      out.set(digits, end - digits.length);
    }
    return outer.isAtEnd && numbers.isAtEnd;
  });
  return isRead ? out : undefined;
}
