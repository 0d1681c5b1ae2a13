/** What is wrong with a text that is no address. The message is Go's. */
export declare class AddressFault {
    readonly message: string;
    constructor(message: string);
}
/** An IP address: 4 bytes or 16, and the zone behind a percent sign. */
export interface Address {
    readonly bytes: readonly number[];
    readonly zone: string;
}
/** Reads an IP address. Mirrors Go's `netip.ParseAddr`. */
export declare function parseAddress(text: string): Address | AddressFault;
/** Whether an address of IPv6 only wraps one of IPv4. */
export declare function isMapped({ bytes }: Address): boolean;
/** The address in the shortest form: `::1`. */
export declare function addressText(address: Address): string;
/** A network: an address and how many bits of it count. */
export interface Prefix {
    readonly address: Address;
    readonly bits: number;
}
/** Reads `10.0.0.0/8`. Mirrors Go's `netip.ParsePrefix`. */
export declare function parsePrefix(text: string): Prefix | AddressFault;
/** An address with only its first bits kept. */
export declare function masked({ bytes, zone }: Address, bits: number): Address;
/** Whether two addresses are the same, zones included. */
export declare function sameAddress(a: Address, b: Address): boolean;
