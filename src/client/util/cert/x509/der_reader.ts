/** What DER (X.690) certificates are made of, as the first byte of an element. */
export const BOOLEAN = 0x01;
export const INTEGER = 0x02;
export const BIT_STRING = 0x03;
export const OCTET_STRING = 0x04;
export const NULL = 0x05;
export const OBJECT_IDENTIFIER = 0x06;
export const UTC_TIME = 0x17;
export const GENERALIZED_TIME = 0x18;
export const SEQUENCE = 0x30;
export const SET = 0x31;

/** What is not DER, or not what a certificate has at that place. */
export function malformed(what: string): TypeError {
  return new TypeError(`malformed ${what}`);
}

/** An element: its tag, what it holds, and all its bytes. */
export interface DERElement {
  readonly tag: number;
  readonly content: Buffer;
  readonly whole: Buffer;
}

/**
 * Reads elements one after the other. It takes one encoding of each value and checks every length: what it reads comes from
 * strangers. Mirrors Go's `cryptobyte.String`.
 */
export class DERReader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  isNext(tag: number): boolean {
    return this.#bytes[this.#at] === tag;
  }

  /** @param what it is, for the error. @throws TypeError */
  any(what: string): DERElement {
    const start = this.#at;
    const [tag, first] = [this.#bytes[start], this.#bytes[start + 1]];
    // Tags of several bytes are in no certificate.
    if (tag === undefined || first === undefined || (tag & 0x1f) === 0x1f) throw malformed(what);
    let from = start + 2;
    let length = first;
    if (first >= 0x80) {
      const count = first & 0x7f;
      if (count === 0 || count > 4 || from + count > this.#bytes.length) throw malformed(what);
      length = this.#bytes.readUIntBE(from, count);
      // Shortest form alone.
      if (length < 0x80 || length < 2 ** (8 * (count - 1))) throw malformed(what);
      from += count;
    }
    if (from + length > this.#bytes.length) throw malformed(what);
    this.#at = from + length;
    return {
      tag,
      content: this.#bytes.subarray(from, this.#at),
      whole: this.#bytes.subarray(start, this.#at),
    };
  }

  element(tag: number, what: string): DERElement {
    if (!this.isNext(tag)) throw malformed(what);
    return this.any(what);
  }

  optional(tag: number, what: string): DERElement | undefined {
    return this.isNext(tag) ? this.any(what) : undefined;
  }

  /** What is in the next element, to be read. */
  inside(tag: number, what: string): DERReader {
    return new DERReader(this.element(tag, what).content);
  }

  boolean(what: string): boolean {
    const { content } = this.element(BOOLEAN, what);
    if (content.length !== 1 || (content[0] !== 0 && content[0] !== 0xff)) throw malformed(what);
    return content[0] === 0xff;
  }

  /** The bytes of an integer. */
  integer(what: string, tag: number = INTEGER): Buffer {
    const { content } = this.element(tag, what);
    const [first, second = 0] = content;
    const isPadded = content.length > 1 && ((first === 0 && second < 0x80) || (first === 0xff && second >= 0x80));
    if (first === undefined || isPadded) throw malformed(what);
    return content;
  }

  /** One that is used as a number: beyond 2^53 by its nearest. */
  number(what: string, tag: number = INTEGER): number {
    const bytes = this.integer(what, tag);
    if (bytes.length > 8) throw malformed(what);
    const unsigned = BigInt(`0x${bytes.toString('hex')}`);
    return Number(BigInt.asIntN(8 * bytes.length, unsigned));
  }

  /** Bits, the first one in the highest bit of the first byte, and how many of the last byte are none. */
  bits(what: string): { readonly bytes: Buffer; readonly unused: number } {
    const { content } = this.element(BIT_STRING, what);
    const [unused] = content;
    const bytes = content.subarray(1);
    if (unused === undefined || unused > 7) throw malformed(what);
    const last = bytes.at(-1);
    if (last === undefined ? unused !== 0 : (last & ((1 << unused) - 1)) !== 0) throw malformed(what);
    return { bytes, unused };
  }

  /** Bits as bytes, the last bit in the lowest one of the last byte. Mirrors Go's `asn1.BitString.RightAlign`. */
  alignedBits(what: string): Buffer {
    const { bytes, unused } = this.bits(what);
    return Buffer.from(bytes.map((byte, at) => ((bytes[at - 1] ?? 0) << (8 - unused)) | (byte >> unused)));
  }

  /** `2.5.29.17` */
  objectIdentifier(what: string): string {
    return dotted(this.element(OBJECT_IDENTIFIER, what).content, what);
  }

  /** In milliseconds since 1970. */
  time(what: string): number {
    const isShort = this.isNext(UTC_TIME);
    const text = this.element(isShort ? UTC_TIME : GENERALIZED_TIME, what).content.toString('latin1');
    const found = (isShort ? SHORT_TIME : LONG_TIME).exec(text);
    if (found === null) throw malformed(what);
    const [, years = '', month, day, hour, minute, second = '00', zone = ''] = found;
    const year = !isShort ? years : Number(years) < 50 ? `20${years}` : `19${years}`;
    const local = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
    const milliseconds = Date.parse(`${local}Z`);
    // A day or hour that is none is moved on, or is not a number.
    if (Number.isNaN(milliseconds) || new Date(milliseconds).toISOString().slice(0, 19) !== local)
      throw malformed(what);
    return milliseconds - offsetOf(zone);
  }
}

const SHORT_TIME = /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?(Z|[+-]\d{4})$/;
const LONG_TIME = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(Z|[+-]\d{4})$/;

function offsetOf(zone: string): number {
  if (zone === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(3));
  // Zero is written as Z.
  if (minutes === 0 || Number(zone.slice(1, 3)) > 24 || Number(zone.slice(3)) > 59) throw malformed('time zone');
  return (zone[0] === '-' ? -minutes : minutes) * 60_000;
}

function dotted(bytes: Buffer, what: string): string {
  const arcs: number[] = [];
  let arc = 0;
  let isInside = false;
  for (const byte of bytes) {
    if (!isInside && byte === 0x80) throw malformed(what);
    arc = arc * 128 + (byte & 0x7f);
    if (arc > 0x7fff_ffff) throw malformed(what);
    isInside = byte >= 0x80;
    if (isInside) continue;
    arcs.push(arc);
    arc = 0;
  }
  const [first] = arcs;
  if (isInside || first === undefined) throw malformed(what);
  const high = Math.min(Math.floor(first / 40), 2);
  return [high, first - 40 * high, ...arcs.slice(1)].join('.');
}
