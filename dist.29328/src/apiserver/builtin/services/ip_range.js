import { formatAddress, formatNetwork, masked, parseAddress, parseNetwork } from '#engine/text/ip_address';
/** Of a range, one sixteenth is kept for addresses that somebody asks for: no less and no more than these. */
const SHARE = 16n;
const LEAST_KEPT = 16n;
const MOST_KEPT = 256n;
/** Go's `shortest allowed prefix length for service CIDR`. */
const SHORTEST_IPV6_PREFIX = 64;
/** The addresses that Services can get from one network: all but that of the network, and but the broadcast one of IPv4. */
export class IPRange {
    cidr;
    family;
    /** How many addresses the network has. */
    size;
    #first;
    #last;
    /** The first of the addresses that are given at random as long as there are some. */
    #upper;
    constructor(cidr, family, network, size) {
        this.cidr = cidr;
        this.family = family;
        this.size = size;
        this.#first = network + 1n;
        this.#last = network + size - (family === 'IPv4' ? 2n : 1n);
        const share = size / SHARE;
        const kept = share < LEAST_KEPT ? LEAST_KEPT : share > MOST_KEPT ? MOST_KEPT : share;
        this.#upper = this.#first + (size <= LEAST_KEPT ? 0n : kept);
    }
    /** undefined: a text is no network, or its range is larger than kube-apiserver takes. */
    static parse(cidr) {
        const network = parseNetwork(cidr);
        if (network === undefined || (!network.dotted && network.prefix < SHORTEST_IPV6_PREFIX))
            return undefined;
        const size = 1n << BigInt((network.dotted ? 32 : 128) - network.prefix);
        return new IPRange(formatNetwork(network), network.dotted ? 'IPv4' : 'IPv6', numberOf(masked(network)), size);
    }
    /** The address of the network itself. */
    get network() {
        return textOf(this.#first - 1n);
    }
    /** The address that the Service `kubernetes` has. */
    get first() {
        return textOf(this.#first);
    }
    contains(ip) {
        const address = parseAddress(ip);
        if (address === undefined)
            return false;
        const number = numberOf(address.bytes);
        return number >= this.#first && number <= this.#last;
    }
    /** All addresses, from a random one on: the lower ones, which somebody may ask for, after all others. */
    *candidates() {
        yield* inTurn(this.#upper, this.#last);
        yield* inTurn(this.#first, this.#upper - 1n);
    }
}
/** The family of an address; undefined for what is none. */
export function familyOf(ip) {
    const address = parseAddress(ip);
    return address && (numberOf(address.bytes) >> 32n === 0xffffn ? 'IPv4' : 'IPv6');
}
/** An address as Go writes it. */
export function canonicalIP(ip) {
    const address = parseAddress(ip);
    return address === undefined ? ip : formatAddress(address.bytes);
}
function* inTurn(from, to) {
    const size = to - from + 1n;
    if (size <= 0n)
        return;
    const start = BigInt(Math.floor(Math.random() * Number(size))) % size;
    for (let index = 0n; index < size; index++)
        yield textOf(from + ((start + index) % size));
}
const numberOf = (bytes) => bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
const textOf = (address) => formatAddress(Array.from({ length: 16 }, (_, index) => Number((address >> BigInt(8 * (15 - index))) & 0xffn)));
