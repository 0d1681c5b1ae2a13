import { append } from '../go/append.ts';
import { quote } from '../schema/fault.ts';

/** What is wrong with a text that is not an address. The message is Go's. */
export class AddressFault {
  readonly message: string;

  constructor(message: string) {
    this.message = message;
  }
}

/** An IP address: 4 bytes or 16, and the zone behind a percent sign. */
export interface Address {
  readonly bytes: readonly number[];
  readonly zone: string;
}

/** Reads an IP address. Mirrors Go's `netip.ParseAddr`. */
export function parseAddress(text: string): Address | AddressFault {
  const fault = (message: string, at = ''): AddressFault =>
    new AddressFault(`ParseAddr(${quote(text)}): ${message}${at === '' ? '' : ` (at ${quote(at)})`}`);
  const first = /[.:%]/.exec(text)?.[0];
  if (first === '%') return fault('missing IPv6 address');
  if (first === undefined) return fault('unable to parse IP');
  if (first === ':') return parseIPv6(text, fault);
  const bytes = parseIPv4(text, fault);
  return bytes instanceof AddressFault ? bytes : { bytes, zone: '' };
}

type Fault = (message: string, at?: string) => AddressFault;

function parseIPv4(text: string, fault: Fault): number[] | AddressFault {
  const bytes: number[] = [];
  let value = 0;
  let digits = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at]!;
    if (character >= '0' && character <= '9') {
      if (digits === 1 && value === 0) return fault('IPv4 field has octet with leading zero');
      value = value * 10 + Number(character);
      digits++;
      if (value > 255) return fault('IPv4 field has value >255');
    } else if (character === '.') {
      if (at === 0 || at === text.length - 1 || text[at - 1] === '.') {
        return fault('IPv4 field must have at least one digit', text.slice(at));
      }
      if (bytes.length === 3) return fault('IPv4 address too long');
      bytes.push(value);
      value = 0;
      digits = 0;
    } else {
      return fault('unexpected character', text.slice(at));
    }
  }
  if (bytes.length < 3) return fault('IPv4 address too short');
  return [...bytes, value];
}

function parseIPv6(text: string, fault: Fault): Address | AddressFault {
  const percent = text.indexOf('%');
  const zone = percent < 0 ? '' : text.slice(percent + 1);
  if (percent >= 0 && zone === '') return fault('zone must be a non-empty string');
  let rest = percent < 0 ? text : text.slice(0, percent);
  const bytes: number[] = [];
  let ellipsis = -1;
  if (rest.startsWith('::')) {
    ellipsis = 0;
    rest = rest.slice(2);
    if (rest === '') return { bytes: new Array<number>(16).fill(0), zone };
  }
  while (bytes.length < 16) {
    const [digits] = /^[0-9a-fA-F]*/.exec(rest)!;
    if (digits.length > 4) return fault('each group must have 4 or less digits', rest);
    if (digits === '') return fault('each colon-separated field must have at least one digit', rest);
    if (rest[digits.length] === '.') {
      if (ellipsis < 0 && bytes.length !== 12) {
        return fault('embedded IPv4 address must replace the final 2 fields of the address', rest);
      }
      if (bytes.length > 12) {
        return fault('too many hex fields to fit an embedded IPv4 at the end of the address', rest);
      }
      const last = parseIPv4(rest, fault);
      if (last instanceof AddressFault) return last;
      append(bytes, last);
      rest = '';
      break;
    }
    const group = Number.parseInt(digits, 16);
    bytes.push(group >> 8, group & 0xff);
    rest = rest.slice(digits.length);
    if (rest === '') break;
    if (rest[0] !== ':') return fault('unexpected character, want colon', rest);
    if (rest.length === 1) return fault('colon must be followed by more characters', rest);
    rest = rest.slice(1);
    if (rest[0] === ':') {
      if (ellipsis >= 0) return fault('multiple :: in address', rest);
      ellipsis = bytes.length;
      rest = rest.slice(1);
      if (rest === '') break;
    }
  }
  if (rest !== '') return fault('trailing garbage after address', rest);
  if (bytes.length < 16) {
    if (ellipsis < 0) return fault('address string too short');
    bytes.splice(ellipsis, 0, ...new Array<number>(16 - bytes.length).fill(0));
  } else if (ellipsis >= 0) {
    return fault('the :: must expand to at least one field of zeros');
  }
  return { bytes, zone };
}

/** Whether an address of IPv6 only wraps one of IPv4. */
export function isMapped({ bytes }: Address): boolean {
  return (
    bytes.length === 16 && bytes.slice(0, 10).every((byte) => byte === 0) && bytes[10] === 255 && bytes[11] === 255
  );
}

/** The address in the shortest form: `::1`. */
export function addressText(address: Address): string {
  const { bytes, zone } = address;
  if (bytes.length === 4) return bytes.join('.');
  const suffix = zone === '' ? '' : `%${zone}`;
  if (isMapped(address)) return `::ffff:${bytes.slice(12).join('.')}${suffix}`;
  const groups = Array.from({ length: 8 }, (_, index) =>
    ((bytes[2 * index]! << 8) | bytes[2 * index + 1]!).toString(16),
  );
  // The longest run of at least two zeros, the first of several.
  let start = -1;
  let length = 1;
  for (let at = 0; at < 8; at++) {
    let end = at;
    while (groups[end] === '0') end++;
    if (end - at > length) [start, length] = [at, end - at];
    if (end > at) at = end;
  }
  if (start < 0) return groups.join(':') + suffix;
  return `${groups.slice(0, start).join(':')}::${groups.slice(start + length).join(':')}${suffix}`;
}

/** A network: an address and how many bits of it count. */
export interface Prefix {
  readonly address: Address;
  readonly bits: number;
}

/** Reads `10.0.0.0/8`. Mirrors Go's `netip.ParsePrefix`. */
export function parsePrefix(text: string): Prefix | AddressFault {
  const fault = (message: string): AddressFault => new AddressFault(`netip.ParsePrefix(${quote(text)}): ${message}`);
  const slash = text.lastIndexOf('/');
  if (slash < 0) return fault("no '/'");
  const address = parseAddress(text.slice(0, slash));
  if (address instanceof AddressFault) return fault(address.message);
  if (address.zone !== '') return fault('IPv6 zones cannot be present in a prefix');
  const digits = text.slice(slash + 1);
  const bad = fault(`bad bits after slash: ${quote(digits)}`);
  if (digits.length > 1 && !/^[1-9]/.test(digits)) return bad;
  if (!/^\d+$/.test(digits) || BigInt(digits) >= 1n << 63n) return bad;
  const bits = Number(digits);
  return bits > address.bytes.length * 8 ? fault('prefix length out of range') : { address, bits };
}

/** An address with only its first bits kept. */
export function masked({ bytes, zone }: Address, bits: number): Address {
  const kept = bytes.map((byte, index) => {
    const here = Math.min(8, Math.max(0, bits - 8 * index));
    return byte & (0xff00 >> here) & 0xff;
  });
  return { bytes: kept, zone };
}

/** Whether two addresses are the same, zones included. */
export function sameAddress(a: Address, b: Address): boolean {
  return (
    a.zone === b.zone && a.bytes.length === b.bytes.length && a.bytes.every((byte, index) => byte === b.bytes[index])
  );
}
