import { formatAddress, formatNetwork, masked, parseAddress, parseNetwork } from '#engine/text/ip_address';

/** The family of an address. */
export type IPFamily = 'IPv4' | 'IPv6';

/** Of a range, one sixteenth is kept for addresses that somebody asks for: no less and no more than these. */
const SHARE = 16n;
const LEAST_KEPT = 16n;
const MOST_KEPT = 256n;
/** Go's `shortest allowed prefix length for service CIDR`. */
const SHORTEST_IPV6_PREFIX = 64;

/** The addresses that Services can get from one network: all but that of the network, and but the broadcast one of IPv4. */
export class IPRange {
  readonly cidr: string;
  readonly family: IPFamily;
  /** How many addresses the network has. */
  readonly size: bigint;
  readonly #first: bigint;
  readonly #last: bigint;
  /** The first of the addresses that are given at random as long as there are some. */
  readonly #upper: bigint;

  private constructor(cidr: string, family: IPFamily, network: bigint, size: bigint) {
    this.cidr = cidr;
    this.family = family;
    this.size = size;
    this.#first = network + 1n;
    this.#last = network + size - (family === 'IPv4' ? 2n : 1n);
    const share = size / SHARE;
    const kept = share < LEAST_KEPT ? LEAST_KEPT : share > MOST_KEPT ? MOST_KEPT : share;
    this.#upper = this.#first + (size <= LEAST_KEPT ? 0n : kept);
  }

  /** undefined: a text is not a network, or its range is larger than kube-apiserver takes. */
  static parse(cidr: string): IPRange | undefined {
    const network = parseNetwork(cidr);
    if (network === undefined || (!network.dotted && network.prefix < SHORTEST_IPV6_PREFIX)) return undefined;
    const size = 1n << BigInt((network.dotted ? 32 : 128) - network.prefix);
    return new IPRange(formatNetwork(network), network.dotted ? 'IPv4' : 'IPv6', numberOf(masked(network)), size);
  }

  /** The address of the network itself. */
  get network(): string {
    return textOf(this.#first - 1n);
  }

  /** The address that the Service `kubernetes` has. */
  get first(): string {
    return textOf(this.#first);
  }

  contains(ip: string): boolean {
    const address = parseAddress(ip);
    if (address === undefined) return false;
    const number = numberOf(address.bytes);
    return number >= this.#first && number <= this.#last;
  }

  /** All addresses, from a random one on: the lower ones, which somebody may ask for, after all others. */
  *candidates(): Generator<string, void> {
    yield* inTurn(this.#upper, this.#last);
    yield* inTurn(this.#first, this.#upper - 1n);
  }
}

/** The family of an address; undefined for what is none. */
export function familyOf(ip: string): IPFamily | undefined {
  const address = parseAddress(ip);
  return address && (numberOf(address.bytes) >> 32n === 0xffffn ? 'IPv4' : 'IPv6');
}

/** An address as Go writes it. */
export function canonicalIP(ip: string): string {
  const address = parseAddress(ip);
  return address === undefined ? ip : formatAddress(address.bytes);
}

function* inTurn(from: bigint, to: bigint): Generator<string, void> {
  const size = to - from + 1n;
  if (size <= 0n) return;
  const start = BigInt(Math.floor(Math.random() * Number(size))) % size;
  for (let index = 0n; index < size; index++) yield textOf(from + ((start + index) % size));
}

const numberOf = (bytes: readonly number[]): bigint => bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);

const textOf = (address: bigint): string =>
  formatAddress(Array.from({ length: 16 }, (_, index) => Number((address >> BigInt(8 * (15 - index))) & 0xffn)));
