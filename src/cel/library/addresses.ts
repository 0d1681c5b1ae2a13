import { quote } from '#engine/schema/fault';
import {
  type Address,
  AddressFault,
  addressText,
  isMapped,
  masked,
  type Prefix,
  parseAddress,
  parsePrefix,
  sameAddress,
} from '#engine/text/netip';
import { memberOverload, overload } from '../decls/declarations.ts';
import { BoolType, IntType, opaqueType, StringType, type Type, typeOfType } from '../types/type.ts';
import { CelError, noSuchOverload, OpaqueValue, type Value } from '../values/value.ts';
import type { Library } from './library.ts';

/** The types of addresses and of networks. */
const IPType: Type = /* @__PURE__ */ opaqueType('net.IP');
const CIDRType: Type = /* @__PURE__ */ opaqueType('net.CIDR');

/** An IP address. */
class IPValue extends OpaqueValue {
  readonly type: Type = IPType;
  readonly goType = 'cel.IP';
  readonly address: Address;

  constructor(address: Address) {
    super();
    this.address = address;
  }

  equals(other: Value): Value {
    return other instanceof IPValue ? sameAddress(this.address, other.address) : noSuchOverload(other);
  }

  override toString(): string {
    return addressText(this.address);
  }

  override toText(): string {
    return this.toString();
  }

  override size(): number {
    return this.address.bytes.length;
  }
}

/** A network. */
class CIDRValue extends OpaqueValue {
  readonly type: Type = CIDRType;
  readonly goType = 'cel.CIDR';
  readonly prefix: Prefix;

  constructor(prefix: Prefix) {
    super();
    this.prefix = prefix;
  }

  equals(other: Value): Value {
    if (!(other instanceof CIDRValue)) return noSuchOverload(other);
    return this.prefix.bits === other.prefix.bits && sameAddress(this.prefix.address, other.prefix.address);
  }

  override toString(): string {
    return `${addressText(this.prefix.address)}/${this.prefix.bits}`;
  }

  override toText(): string {
    return this.toString();
  }

  override size(): number {
    return Math.ceil(this.prefix.bits / 8);
  }
}

function parseIP(text: string): IPValue | CelError {
  const address = parseAddress(text);
  if (address instanceof AddressFault) {
    return new CelError(`IP Address ${quote(text)} parse error during conversion from string: ${address.message}`);
  }
  if (address.zone !== '') return new CelError(`IP address ${quote(text)} with zone value is not allowed`);
  if (isMapped(address)) return new CelError(`IPv4-mapped IPv6 address ${quote(text)} is not allowed`);
  return new IPValue(address);
}

function parseCIDR(text: string): CIDRValue | CelError {
  const words = 'network address parse error during conversion from string: ';
  const prefix = parsePrefix(text);
  if (prefix instanceof AddressFault) return new CelError(words + words + prefix.message);
  if (isMapped(prefix.address)) return new CelError(`${words}IPv4-mapped IPv6 address ${quote(text)} is not allowed`);
  return new CIDRValue(prefix);
}

/** Whether a network holds an address. */
function holds({ address, bits }: Prefix, other: Address): boolean {
  return address.bytes.length === other.bytes.length && sameAddress(masked(address, bits), masked(other, bits));
}

/** The kinds of addresses: of IPv4, and of IPv6. */
const KINDS: Readonly<Record<string, readonly [id: string, is: (bytes: readonly number[]) => boolean]>> = {
  isUnspecified: ['ip_is_unspecified', isUnspecified],
  isLoopback: ['ip_is_loopback', isLoopback],
  isLinkLocalMulticast: [
    'ip_is_link_local_multicast',
    (ip) => (ip.length === 4 ? ip[0] === 224 && ip[1] === 0 && ip[2] === 0 : ip[0] === 0xff && (ip[1]! & 0x0f) === 2),
  ],
  isLinkLocalUnicast: ['ip_is_link_local_unicast', isLinkLocalUnicast],
  isGlobalUnicast: [
    'ip_is_global_unicast',
    (ip) =>
      !isUnspecified(ip) &&
      !(ip.length === 4 && ip.every((byte) => byte === 255)) &&
      !isLoopback(ip) &&
      !isLinkLocalUnicast(ip) &&
      !(ip.length === 4 ? (ip[0]! & 0xf0) === 0xe0 : ip[0] === 0xff),
  ],
};

function isUnspecified(ip: readonly number[]): boolean {
  return ip.every((byte) => byte === 0);
}

function isLoopback(ip: readonly number[]): boolean {
  return ip.length === 4 ? ip[0] === 127 : ip.every((byte, index) => byte === (index === 15 ? 1 : 0));
}

function isLinkLocalUnicast(ip: readonly number[]): boolean {
  return ip.length === 4 ? ip[0] === 169 && ip[1] === 254 : ip[0] === 0xfe && (ip[1]! & 0xc0) === 0x80;
}

/** Addresses: `ip('10.0.0.1')`. Mirrors Kubernetes' `library.IP`. */
export function ipAddresses(): Library {
  const S = StringType;
  return {
    functions: [
      { name: 'ip', overloads: [overload('string_to_ip', [S], IPType, (text) => parseIP(text as string))] },
      {
        name: 'family',
        overloads: [
          memberOverload('ip_family', [IPType], IntType, (ip) =>
            (ip as IPValue).address.bytes.length === 4 ? 4n : 6n,
          ),
        ],
      },
      {
        name: 'ip.isCanonical',
        overloads: [
          overload('ip_is_canonical', [S], BoolType, (text) => {
            const ip = parseIP(text as string);
            return ip instanceof CelError ? ip : ip.toString() === text;
          }),
        ],
      },
      ...Object.entries(KINDS).map(([name, [id, is]]) => ({
        name,
        overloads: [memberOverload(id, [IPType], BoolType, (ip) => is((ip as IPValue).address.bytes))],
      })),
      {
        name: 'isIP',
        overloads: [overload('is_ip', [S], BoolType, (text) => parseIP(text as string) instanceof IPValue)],
      },
      { name: 'string', overloads: [overload('ip_to_string', [IPType], S, (ip) => (ip as IPValue).toString())] },
    ],
    variables: [{ name: 'net.IP', type: typeOfType(IPType), value: IPType }],
  };
}

/** Networks: `cidr('10.0.0.0/8')`. Mirrors Kubernetes' `library.CIDR`. */
export function networks(): Library {
  const S = StringType;
  const of = (value: Value | undefined): Prefix => (value as CIDRValue).prefix;
  const containsIP = (cidr: Value, ip: IPValue | CelError): Value =>
    ip instanceof CelError ? noSuchOverload(cidr) : holds(of(cidr), ip.address);
  const containsCIDR = (cidr: Value, other: CIDRValue | CelError): Value => {
    if (other instanceof CelError) return other;
    return of(cidr).bits <= other.prefix.bits && holds(of(cidr), other.prefix.address);
  };
  return {
    functions: [
      { name: 'cidr', overloads: [overload('string_to_cidr', [S], CIDRType, (text) => parseCIDR(text as string))] },
      {
        name: 'containsIP',
        overloads: [
          memberOverload('cidr_contains_ip_string', [CIDRType, S], BoolType, (cidr, text) =>
            containsIP(cidr!, parseIP(text as string)),
          ),
          memberOverload('cidr_contains_ip_ip', [CIDRType, IPType], BoolType, (cidr, ip) =>
            containsIP(cidr!, ip as IPValue),
          ),
        ],
      },
      {
        name: 'containsCIDR',
        overloads: [
          memberOverload('cidr_contains_cidr_string', [CIDRType, S], BoolType, (cidr, text) =>
            containsCIDR(cidr!, parseCIDR(text as string)),
          ),
          memberOverload('cidr_contains_cidr', [CIDRType, CIDRType], BoolType, (cidr, other) =>
            containsCIDR(cidr!, other as CIDRValue),
          ),
        ],
      },
      {
        name: 'ip',
        overloads: [memberOverload('cidr_ip', [CIDRType], IPType, (cidr) => new IPValue(of(cidr).address))],
      },
      {
        name: 'prefixLength',
        overloads: [memberOverload('cidr_prefix_length', [CIDRType], IntType, (cidr) => BigInt(of(cidr).bits))],
      },
      {
        name: 'masked',
        overloads: [
          memberOverload('cidr_masked', [CIDRType], CIDRType, (cidr) => {
            const { address, bits } = of(cidr);
            return new CIDRValue({ address: masked(address, bits), bits });
          }),
        ],
      },
      {
        name: 'isCIDR',
        overloads: [overload('is_cidr', [S], BoolType, (text) => parseCIDR(text as string) instanceof CIDRValue)],
      },
      {
        name: 'string',
        overloads: [overload('cidr_to_string', [CIDRType], S, (cidr) => (cidr as CIDRValue).toString())],
      },
    ],
    variables: [{ name: 'net.CIDR', type: typeOfType(CIDRType), value: CIDRType }],
  };
}
