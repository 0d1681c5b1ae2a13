// What kube-apiserver looks at in certificates and in requests for them, read without Node, so that pages can validate, too.
// Differs from Go: signatures of certificates are not verified, and no more of one is read than what is asked for.

const BOOLEAN = 0x01;
export const INTEGER = 0x02;
export const BIT_STRING = 0x03;
export const OCTET_STRING = 0x04;
export const OBJECT_IDENTIFIER = 0x06;
const UTC_TIME = 0x17;
const GENERALIZED_TIME = 0x18;
export const SEQUENCE = 0x30;
const SET = 0x31;

/** Tags that have their meaning by the place. */
const VERSION = 0xa0;
const ATTRIBUTES = 0xa0;
const EXTENSIONS = 0xa3;
const ISSUER_ID = 0x81;
const SUBJECT_ID = 0x82;
const MAIL_NAME = 0x81;
const DNS_NAME = 0x82;

interface Element {
  readonly tag: number;
  readonly content: Uint8Array;
  readonly whole: Uint8Array;
}

class Malformed extends TypeError {}

/** Reads elements of DER (X.690) one after the other. */
export class Reader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  any(): Element {
    const start = this.#at;
    const [tag, first] = [this.#bytes[start], this.#bytes[start + 1]];
    if (tag === undefined || first === undefined || (tag & 0x1f) === 0x1f) throw new Malformed();
    let from = start + 2;
    let length = first;
    if (first >= 0x80) {
      const count = first & 0x7f;
      const digits = this.#bytes.subarray(from, from + count);
      if (count === 0 || count > 4 || digits.length < count) throw new Malformed();
      length = digits.reduce((sum, digit) => sum * 256 + digit, 0);
      if (length < 0x80 || digits[0] === 0) throw new Malformed();
      from += count;
    }
    if (from + length > this.#bytes.length) throw new Malformed();
    this.#at = from + length;
    return { tag, content: this.#bytes.subarray(from, this.#at), whole: this.#bytes.subarray(start, this.#at) };
  }

  element(...tags: readonly number[]): Element {
    const found = this.any();
    if (!tags.includes(found.tag)) throw new Malformed();
    return found;
  }

  optional(tag: number): Element | undefined {
    return this.#bytes[this.#at] === tag ? this.any() : undefined;
  }

  inside(tag: number): Reader {
    return new Reader(this.element(tag).content);
  }
}

/** What kind of key is asked for: its curve or its size decide whether it may be. */
export interface PublicKey {
  readonly type: 'Ed25519' | 'ECDSA' | 'RSA' | undefined;
  /** `P-256` */
  readonly curve?: string | undefined;
  readonly bits?: number;
  /** The whole of it, as it is in the certificate. */
  readonly der: Uint8Array;
}

export interface Certificate {
  readonly isAuthority: boolean;
  /** In milliseconds since 1970. */
  readonly notBefore: number;
  readonly notAfter: number;
  readonly dnsNames: readonly string[];
  readonly emailAddresses: readonly string[];
  readonly publicKey: PublicKey;
}

/** Reads a certificate (RFC 5280); undefined: it is none. */
export function readCertificate(der: Uint8Array): Certificate | undefined {
  return attempt(() => {
    const outer = new Reader(der);
    const parts = outer.inside(SEQUENCE);
    const fields = parts.inside(SEQUENCE);
    parts.element(SEQUENCE);
    parts.element(BIT_STRING);
    if (!outer.isAtEnd || !parts.isAtEnd) throw new Malformed();
    fields.optional(VERSION);
    fields.element(INTEGER);
    fields.element(SEQUENCE);
    fields.element(SEQUENCE);
    const validity = fields.inside(SEQUENCE);
    const [notBefore, notAfter] = [timeIn(validity), timeIn(validity)];
    fields.element(SEQUENCE);
    const publicKey = publicKeyOf(fields.element(SEQUENCE));
    fields.optional(ISSUER_ID);
    fields.optional(SUBJECT_ID);
    const extensions = fields.optional(EXTENSIONS);
    return { notBefore, notAfter, publicKey, ...extensionsOf(extensions) };
  });
}

/** Reads the key of a request for a certificate (RFC 2986); undefined: it is none. */
export function keyOfRequest(der: Uint8Array): PublicKey | undefined {
  return attempt(() => {
    const outer = new Reader(der);
    const parts = outer.inside(SEQUENCE);
    const fields = parts.inside(SEQUENCE);
    parts.element(SEQUENCE);
    parts.element(BIT_STRING);
    if (!outer.isAtEnd || !parts.isAtEnd) throw new Malformed();
    fields.element(INTEGER);
    const names = fields.inside(SEQUENCE);
    while (!names.isAtEnd) names.element(SET);
    const publicKey = publicKeyOf(fields.element(SEQUENCE));
    fields.optional(ATTRIBUTES);
    return publicKey;
  });
}

export function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Malformed) return undefined;
    throw error;
  }
}

// As they are written, in hexadecimal digits.
const RSA = '2a864886f70d010101';
const EC = '2a8648ce3d0201';
export const ED25519 = '2b6570';
const CURVES: Readonly<Record<string, string>> = {
  '2b81040021': 'P-224',
  '2a8648ce3d030107': 'P-256',
  '2b81040022': 'P-384',
  '2b81040023': 'P-521',
};
const BASIC_CONSTRAINTS = '551d13';
const ALTERNATIVE_NAMES = '551d11';

function publicKeyOf({ content, whole: der }: Element): PublicKey {
  const info = new Reader(content);
  const algorithm = info.inside(SEQUENCE);
  const id = hex(algorithm.element(OBJECT_IDENTIFIER).content);
  const key = info.element(BIT_STRING).content.subarray(1);
  if (id === ED25519) return { type: 'Ed25519', der };
  if (id === EC) {
    const curve = CURVES[hex(algorithm.element(OBJECT_IDENTIFIER).content)];
    if (curve === undefined) throw new Malformed();
    return { type: 'ECDSA', curve, der };
  }
  if (id !== RSA) return { type: undefined, der };
  const modulus = new Reader(key).inside(SEQUENCE).element(INTEGER).content;
  const digits = modulus[0] === 0 ? modulus.subarray(1) : modulus;
  return { type: 'RSA', bits: digits.length * 8, der };
}

function extensionsOf(
  extensions: Element | undefined,
): Pick<Certificate, 'isAuthority' | 'dnsNames' | 'emailAddresses'> {
  let isAuthority = false;
  const dnsNames: string[] = [];
  const emailAddresses: string[] = [];
  const list =
    extensions === undefined ? new Reader(new Uint8Array()) : new Reader(extensions.content).inside(SEQUENCE);
  while (!list.isAtEnd) {
    const extension = list.inside(SEQUENCE);
    const id = hex(extension.element(OBJECT_IDENTIFIER).content);
    extension.optional(BOOLEAN);
    const value = new Reader(extension.element(OCTET_STRING).content);
    if (id === BASIC_CONSTRAINTS) isAuthority = value.inside(SEQUENCE).optional(BOOLEAN)?.content[0] === 0xff;
    if (id !== ALTERNATIVE_NAMES) continue;
    const names = value.inside(SEQUENCE);
    while (!names.isAtEnd) {
      const { tag, content } = names.any();
      if (tag === DNS_NAME) dnsNames.push(latin1(content));
      if (tag === MAIL_NAME) emailAddresses.push(latin1(content));
    }
  }
  return { isAuthority, dnsNames, emailAddresses };
}

/** `260102030405Z`, or with four digits of the year. */
const TIME = /^(\d{2}|\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/;

function timeIn(reader: Reader): number {
  const { tag, content } = reader.element(UTC_TIME, GENERALIZED_TIME);
  const [, digits = '', month, day, hour, minute, second] = TIME.exec(latin1(content)) ?? [];
  if (digits.length !== (tag === UTC_TIME ? 2 : 4)) throw new Malformed();
  const year = digits.length === 4 ? digits : Number(digits) < 50 ? `20${digits}` : `19${digits}`;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

function latin1(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
