import { toUTF8 } from '../text/utf8.ts';
import { BASE64, BYTES, FALSE, NEGINT, NULL, PRIMITIVE, TAG, TRUE, UINT } from './source.ts';

const view = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(4));

const FLOAT16 = 0xf9;
const FLOAT32 = 0xfa;
const FLOAT64 = 0xfb;

/** Writes items in Go's form: the shortest heads and floats, text as byte strings. */
export class Writer {
  private bytes = new Uint8Array(1024);
  private view = new DataView(this.bytes.buffer);
  private length = 0;

  finish(): Uint8Array<ArrayBuffer> {
    return this.bytes.slice(0, this.length);
  }

  raw(bytes: Uint8Array): void {
    this.reserve(bytes.length);
    this.bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  head(major: number, argument: number | bigint): void {
    this.reserve(9);
    const initial = major << 5;
    if (argument < 24) this.bytes[this.length++] = initial | Number(argument);
    else if (argument < 0x100) {
      this.bytes[this.length++] = initial | 24;
      this.bytes[this.length++] = Number(argument);
    } else if (argument < 0x10000) {
      this.bytes[this.length++] = initial | 25;
      this.view.setUint16(this.length, Number(argument));
      this.length += 2;
    } else if (argument < 0x100000000) {
      this.bytes[this.length++] = initial | 26;
      this.view.setUint32(this.length, Number(argument));
      this.length += 4;
    } else {
      this.bytes[this.length++] = initial | 27;
      this.view.setBigUint64(this.length, BigInt(argument));
      this.length += 8;
    }
  }

  /** Text, as a byte string. */
  text(text: string): void {
    const { length } = text;
    this.reserve(length + 9);
    const start = this.length;
    this.head(BYTES, length);
    for (let at = 0; at < length; at++) {
      const code = text.charCodeAt(at);
      if (code > 127) {
        this.length = start;
        const bytes = toUTF8(text);
        this.head(BYTES, bytes.length);
        this.raw(bytes);
        return;
      }
      this.bytes[this.length++] = code;
    }
  }

  /** Bytes, with the tag that makes base64 of them where text is wanted. */
  data(bytes: Uint8Array): void {
    this.head(TAG, BASE64);
    this.head(BYTES, bytes.length);
    this.raw(bytes);
  }

  integer(value: number | bigint): void {
    if (value >= 0) this.head(UINT, value);
    else this.head(NEGINT, typeof value === 'bigint' ? -1n - value : -1 - value);
  }

  float(value: number): void {
    if (Number.isNaN(value)) throw new TypeError('cbor: floating-point NaN');
    if (!Number.isFinite(value)) throw new TypeError('cbor: floating-point infinity');
    this.reserve(9);
    const half = numberToHalf(value);
    if (half !== undefined) {
      this.bytes[this.length++] = FLOAT16;
      this.view.setUint16(this.length, half);
      this.length += 2;
    } else if (Math.fround(value) === value) {
      this.bytes[this.length++] = FLOAT32;
      this.view.setFloat32(this.length, value);
      this.length += 4;
    } else {
      this.bytes[this.length++] = FLOAT64;
      this.view.setFloat64(this.length, value);
      this.length += 8;
    }
  }

  bool(value: boolean): void {
    this.head(PRIMITIVE, value ? TRUE : FALSE);
  }

  null(): void {
    this.head(PRIMITIVE, NULL);
  }

  private reserve(more: number): void {
    if (this.length + more <= this.bytes.length) return;
    const bytes = new Uint8Array(Math.max(2 * this.bytes.length, this.length + more));
    bytes.set(this.bytes.subarray(0, this.length));
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer);
  }
}

/** The bits of the half-precision float that is exactly a number; `undefined` when there's none. */
function numberToHalf(value: number): number | undefined {
  if (Math.fround(value) !== value) return undefined;
  view.setFloat32(0, value);
  const bits = view.getUint32(0);
  const sign = (bits >>> 16) & 0x8000;
  const exponent = ((bits >>> 23) & 0xff) - 127;
  const mantissa = bits & 0x7fffff;
  if (value === 0) return sign;
  if (exponent > 15 || exponent < -24) return undefined;
  if (exponent >= -14) return (mantissa & 0x1fff) === 0 ? sign | ((exponent + 15) << 10) | (mantissa >> 13) : undefined;
  // A multiple of 2^-24, without the leading 1.
  const multiple = Math.abs(value) * 2 ** 24;
  return Number.isInteger(multiple) ? sign | multiple : undefined;
}
