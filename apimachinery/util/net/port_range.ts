import { quote } from '#engine/schema/fault';
import { parseInt64 } from '#engine/go/int64_text';
import { trimSpace } from '#engine/go/trim_space';
import { NetworkValueError } from './network_value_error.ts';

/** A range of ports. Immutable. Made by {@link parsePortRange}. Mirrors Go's `net.PortRange`. */
export class PortRange {
  /** The first port. */
  readonly base: number;
  /** How many ports there are; 0 is no range at all. */
  readonly size: number;

  constructor(init: { readonly base: number; readonly size: number }) {
    this.base = init.base;
    this.size = init.size;
    Object.freeze(this);
  }

  contains(port: number): boolean {
    return port >= this.base && port - this.base < this.size;
  }

  /** `8000-8010`, also for one port: `80-80`; empty for no range. */
  toString(): string {
    return this.size === 0 ? '' : `${this.base}-${this.base + this.size - 1}`;
  }
}

/**
 * Reads a port (`80`), a range with both its ends (`8000-8010`) or with a number of further ports (`8000+10`). White
 * space around it is passed over, and an empty text is no range. Mirrors Go's `net.ParsePortRange`.
 * @throws {NetworkValueError} with Go's text
 */
export function parsePortRange(value: string): PortRange {
  const text = trimSpace(value);
  if (text === '') return new PortRange({ base: 0, size: 0 });
  const hyphen = text.indexOf('-');
  const plus = text.indexOf('+');
  if (hyphen >= 0 && plus >= 0) throw new NetworkValueError(`unable to parse port range: ${text}`);
  const at = Math.max(hyphen, plus);
  const first = atoi(at < 0 ? text : text.slice(0, at));
  const second = at < 0 ? first : atoi(text.slice(at + 1));
  // As int64, in which Go's sum may turn negative.
  const last = plus >= 0 ? BigInt.asIntN(64, first + second) : second;
  if (first > 65535n || last > 65535n)
    throw new NetworkValueError(`the port range cannot be greater than 65535: ${text}`);
  if (last < first) throw new NetworkValueError(`end port cannot be less than start port: ${text}`);
  return new PortRange({ base: Number(first), size: Number(1n + last - first) });
}

/** A decimal integer as Go's strconv.Atoi reads it. */
function atoi(text: string): bigint {
  const value = parseInt64(text);
  if (value !== undefined) return BigInt(value);
  // Go reads from the left, and what it finds first is what it reports. Its digits are those of a uint64.
  const [, zeros, digits, rest] = /^[-+]?(0*)([0-9]*)([^]*)$/.exec(text)!;
  const isNumber = rest === '' && zeros! + digits! !== '';
  const overflows = digits!.length > 20 || BigInt(digits!) > 0xffff_ffff_ffff_ffffn;
  const reason = isNumber || overflows ? 'value out of range' : 'invalid syntax';
  throw new NetworkValueError(`strconv.Atoi: parsing ${quote(text)}: ${reason}`);
}
