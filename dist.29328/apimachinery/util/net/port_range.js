import { parseInt64 } from '#engine/go/int64_text';
import { trimSpace } from '#engine/go/trim_space';
import { quote } from '#engine/schema/fault';
import { NetworkValueError } from './network_value_error.js';
/** A range of ports. Immutable. Created by {@link parsePortRange}. Mirrors Go's `net.PortRange`. */
export class PortRange {
    /** The first port. */
    base;
    /** The number of ports; 0 for no range. */
    size;
    constructor(init) {
        this.base = init.base;
        this.size = init.size;
        Object.freeze(this);
    }
    contains(port) {
        return port >= this.base && port - this.base < this.size;
    }
    /** `8000-8010`; `80-80` for a single port; empty for no range. */
    toString() {
        return this.size === 0 ? '' : `${this.base}-${this.base + this.size - 1}`;
    }
}
/**
 * Parses a port (`80`), a range by its ends (`8000-8010`) or by a number of further ports (`8000+10`). Surrounding
 * white space is ignored; an empty string yields no range. Mirrors Go's `net.ParsePortRange`.
 * @throws {NetworkValueError} with Go's message
 */
export function parsePortRange(value) {
    const text = trimSpace(value);
    if (text === '')
        return new PortRange({ base: 0, size: 0 });
    const hyphen = text.indexOf('-');
    const plus = text.indexOf('+');
    if (hyphen >= 0 && plus >= 0)
        throw new NetworkValueError(`unable to parse port range: ${text}`);
    const at = Math.max(hyphen, plus);
    const first = atoi(at < 0 ? text : text.slice(0, at));
    const second = at < 0 ? first : atoi(text.slice(at + 1));
    // Go's int64 sum may overflow to a negative number.
    const last = plus >= 0 ? BigInt.asIntN(64, first + second) : second;
    if (first > 65535n || last > 65535n)
        throw new NetworkValueError(`the port range cannot be greater than 65535: ${text}`);
    if (last < first)
        throw new NetworkValueError(`end port cannot be less than start port: ${text}`);
    return new PortRange({ base: Number(first), size: Number(1n + last - first) });
}
/** A decimal integer as Go's strconv.Atoi reads it. */
function atoi(text) {
    const value = parseInt64(text);
    if (value !== undefined)
        return BigInt(value);
    // Go parses a uint64 from the left and reports the first error.
    const [, zeros, digits, rest] = /^[-+]?(0*)([0-9]*)([^]*)$/.exec(text);
    const isNumber = rest === '' && zeros + digits !== '';
    const overflows = digits.length > 20 || BigInt(digits) > 0xffffffffffffffffn;
    const reason = isNumber || overflows ? 'value out of range' : 'invalid syntax';
    throw new NetworkValueError(`strconv.Atoi: parsing ${quote(text)}: ${reason}`);
}
