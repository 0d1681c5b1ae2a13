// Writes certificates that say whatever a test wants, true or not: DER is put together here, without the library.
import {
  constants,
  createHash,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  type SignKeyObjectInput,
  sign,
} from 'node:crypto';

/** A key and what certificates say of it. */
export interface Key {
  readonly publicKey: KeyObject;
  readonly privateKey: KeyObject;
  /** SubjectPublicKeyInfo, as DER. */
  readonly info: Buffer;
}

export type KeyType = 'P-256' | 'P-384' | 'P-521' | 'Ed25519' | 'RSA-2048' | 'RSA-1024' | 'RSA-512';

/** An attribute of a name: its type by number, and its text. */
export type Attribute = readonly [type: string, value: string | Buffer];

/** An extension as it is written. */
export interface Extension {
  readonly id: string;
  readonly critical?: boolean;
  readonly value: Buffer;
}

/** How a certificate is signed. */
export type SignatureType = 'SHA-1' | 'SHA-256' | 'SHA-384' | 'SHA-512' | 'MD5' | 'PSS' | 'Ed25519';

/** What a certificate says, and who signs it. */
export interface Written {
  readonly subject: Buffer;
  readonly issuer: Buffer;
  readonly key: Key;
  /** Whose key signs; not necessarily that of `issuer`. */
  readonly signer: Key;
  /** In milliseconds since 1970. */
  readonly notBefore: number;
  readonly notAfter: number;
  readonly extensions: readonly Extension[];
  /** 3 unless given. */
  readonly version?: 1 | 3;
  readonly signature?: SignatureType;
  /** Changes a bit of the signature. */
  readonly broken?: boolean;
}

export function tlv(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const lengthBytes =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, Math.floor(length / 256), length % 256];
  return Buffer.concat([Buffer.from([tag, ...lengthBytes]), content]);
}

const sequence = (...contents: readonly Uint8Array[]): Buffer => tlv(0x30, ...contents);
const bits = (content: Uint8Array, unused = 0): Buffer => tlv(0x03, Buffer.from([unused]), content);
const octets = (content: Uint8Array): Buffer => tlv(0x04, content);
const TRUE = Buffer.from([1, 1, 0xff]);
const NULL = Buffer.from([5, 0]);

export function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  const bytes = [first * 40 + second, ...rest].flatMap((arc) => {
    const digits = [arc & 0x7f];
    for (let left = arc >>> 7; left > 0; left >>>= 7) digits.unshift(0x80 | (left & 0x7f));
    return digits;
  });
  return tlv(0x06, Buffer.from(bytes));
}

export const COMMON_NAME = '2.5.4.3';
export const ORGANIZATION = '2.5.4.10';
export const USER_ID = '1.3.6.1.4.1.57683.2';

/** A name: each attribute a set of its own. */
export function name(...attributes: readonly Attribute[]): Buffer {
  return sequence(
    ...attributes.map(([type, value]) =>
      tlv(0x31, sequence(oid(type), typeof value === 'string' ? tlv(0x0c, Buffer.from(value)) : value)),
    ),
  );
}

export function commonName(value: string, ...organizations: readonly string[]): Buffer {
  return name(...organizations.map((each): Attribute => [ORGANIZATION, each]), [COMMON_NAME, value]);
}

export function newKey(type: KeyType): Key {
  const { publicKey, privateKey } = type.startsWith('RSA-')
    ? generateKeyPairSync('rsa', { modulusLength: Number(type.slice(4)) })
    : type === 'Ed25519'
      ? generateKeyPairSync('ed25519')
      : generateKeyPairSync('ec', { namedCurve: type });
  return { publicKey, privateKey, info: publicKey.export({ type: 'spki', format: 'der' }) };
}

/** A hash of the key, as authorities name their keys by. */
export function keyIdentifier({ info }: Key): Buffer {
  return createHash('sha1').update(info).digest();
}

export const subjectKeyId = (value: Uint8Array): Extension => ({ id: '2.5.29.14', value: octets(value) });
export const authorityKeyId = (value: Uint8Array): Extension => ({
  id: '2.5.29.35',
  value: sequence(tlv(0x80, value)),
});

export function basicConstraints(isAuthority: boolean, pathLength?: number): Extension {
  const length = pathLength === undefined ? Buffer.alloc(0) : tlv(0x02, Buffer.from([pathLength]));
  return { id: '2.5.29.19', critical: true, value: sequence(isAuthority ? TRUE : Buffer.alloc(0), length) };
}

/** @param first the bits digitalSignature to decipherOnly, the first one in the highest bit */
export function keyUsage(first: number): Extension {
  return { id: '2.5.29.15', critical: true, value: bits(Buffer.from([first])) };
}
export const DIGITAL_SIGNATURE = 0x80;
export const KEY_CERT_SIGN = 0x04;
export const CRL_SIGN = 0x02;

export const SERVER_AUTH = '1.3.6.1.5.5.7.3.1';
export const CLIENT_AUTH = '1.3.6.1.5.5.7.3.2';
export const ANY_USAGE = '2.5.29.37.0';

export function extendedKeyUsage(...usages: readonly string[]): Extension {
  return { id: '2.5.29.37', value: sequence(...usages.map(oid)) };
}

/** A name of a server or a person: the number of its kind (1 e-mail, 2 DNS, 6 URI, 7 address), and its bytes. */
export type GeneralName = readonly [kind: number, value: string | Buffer];

const general = ([kind, value]: GeneralName): Buffer => tlv(0x80 | kind, Buffer.from(value));

export function alternativeNames(...names: readonly GeneralName[]): Extension {
  return { id: '2.5.29.17', value: sequence(...names.map(general)) };
}

export function nameConstraints(permitted: readonly GeneralName[], excluded: readonly GeneralName[]): Extension {
  const trees = (tag: number, names: readonly GeneralName[]): Buffer =>
    names.length === 0 ? Buffer.alloc(0) : tlv(tag, ...names.map((each) => sequence(general(each))));
  return { id: '2.5.29.30', critical: true, value: sequence(trees(0xa0, permitted), trees(0xa1, excluded)) };
}

const SIGNATURES: Readonly<Record<'ec' | 'rsa', Readonly<Partial<Record<SignatureType, string>>>>> = {
  ec: {
    'SHA-1': '1.2.840.10045.4.1',
    'SHA-256': '1.2.840.10045.4.3.2',
    'SHA-384': '1.2.840.10045.4.3.3',
    'SHA-512': '1.2.840.10045.4.3.4',
  },
  rsa: {
    MD5: '1.2.840.113549.1.1.4',
    'SHA-1': '1.2.840.113549.1.1.5',
    'SHA-256': '1.2.840.113549.1.1.11',
    'SHA-384': '1.2.840.113549.1.1.12',
    'SHA-512': '1.2.840.113549.1.1.13',
  },
};

/** What the signature of a kind is called in certificates, and how it is made. */
function signatureOf(type: SignatureType, key: KeyObject): { algorithm: Buffer; make: (data: Buffer) => Buffer } {
  if (key.asymmetricKeyType === 'ed25519')
    return { algorithm: sequence(oid('1.3.101.112')), make: (data) => sign(null, data, key) };
  const isRSA = key.asymmetricKeyType === 'rsa';
  if (isRSA && type === 'PSS') {
    const hash = sequence(oid('2.16.840.1.101.3.4.2.1'), NULL);
    const parameters = sequence(
      tlv(0xa0, hash),
      tlv(0xa1, sequence(oid('1.2.840.113549.1.1.8'), hash)),
      tlv(0xa2, tlv(0x02, Buffer.from([32]))),
    );
    const how: SignKeyObjectInput = { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 };
    return {
      algorithm: sequence(oid('1.2.840.113549.1.1.10'), parameters),
      make: (data) => sign('sha256', data, how),
    };
  }
  const known = SIGNATURES[isRSA ? 'rsa' : 'ec'];
  const chosen = known[type] === undefined ? 'SHA-256' : type;
  return {
    algorithm: sequence(oid(known[chosen]!), ...(isRSA ? [NULL] : [])),
    make: (data) => sign(chosen.replace('-', '').toLowerCase(), data, key),
  };
}

function time(milliseconds: number): Buffer {
  const text = `${new Date(milliseconds).toISOString().slice(0, 19).replace(/[-:T]/g, '')}Z`;
  return text < '2050' ? tlv(0x17, Buffer.from(text.slice(2))) : tlv(0x18, Buffer.from(text));
}

/** A certificate, as DER. */
export function write(it: Written): Buffer {
  const { algorithm, make } = signatureOf(it.signature ?? 'SHA-256', it.signer.privateKey);
  const extensions = it.extensions.map(({ id, critical = false, value }) =>
    sequence(oid(id), critical ? TRUE : Buffer.alloc(0), octets(value)),
  );
  const signed = sequence(
    it.version === 1 ? Buffer.alloc(0) : Buffer.from([0xa0, 3, 2, 1, 2]),
    tlv(0x02, Buffer.from([0x40]), randomBytes(8)),
    algorithm,
    it.issuer,
    sequence(time(it.notBefore), time(it.notAfter)),
    it.subject,
    it.key.info,
    ...(extensions.length === 0 ? [] : [tlv(0xa3, sequence(...extensions))]),
  );
  const signature = make(signed);
  if (it.broken === true) signature[signature.length - 1]! ^= 1;
  return sequence(signed, algorithm, bits(signature));
}

export function pem(...certificates: readonly Uint8Array[]): string {
  return certificates
    .map((der) => {
      const lines =
        Buffer.from(der)
          .toString('base64')
          .match(/.{1,64}/g) ?? [];
      return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
    })
    .join('');
}

export function pemOfKey({ privateKey }: Key): string {
  return String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
}
