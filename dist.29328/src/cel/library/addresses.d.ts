import { type Type } from '../types/type.ts';
import { OpaqueValue, type Value } from '../values/value.ts';
import type { Library } from './library.ts';
import { type Address, type Prefix } from './net_address.ts';
/** The types of addresses and of networks. */
export declare const IPType: Type;
export declare const CIDRType: Type;
/** An IP address. */
export declare class IPValue extends OpaqueValue {
    readonly type: Type;
    readonly goType = "cel.IP";
    readonly address: Address;
    constructor(address: Address);
    equals(other: Value): Value;
    toString(): string;
    toText(): string;
    size(): number;
}
/** A network. */
export declare class CIDRValue extends OpaqueValue {
    readonly type: Type;
    readonly goType = "cel.CIDR";
    readonly prefix: Prefix;
    constructor(prefix: Prefix);
    equals(other: Value): Value;
    toString(): string;
    toText(): string;
    size(): number;
}
/** Addresses: `ip('10.0.0.1')`. Mirrors Kubernetes' `library.IP`. */
export declare function ipAddresses(): Library;
/** Networks: `cidr('10.0.0.0/8')`. Mirrors Kubernetes' `library.CIDR`. */
export declare function networks(): Library;
