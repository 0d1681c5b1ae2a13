/** An IP address or one with a prefix length. */
export interface Address {
    /** 16 bytes; IPv4 takes the last four, after ten zeros and two 0xff. */
    readonly bytes: readonly number[];
    /** Whether it was written as IPv4: `10.0.0.1`. */
    readonly dotted: boolean;
    /** Whether it has no leading zeros, as required today. */
    readonly strict: boolean;
}
/** An address and its prefix length. */
export interface Network extends Address {
    /** In bits: up to 32 if `dotted`, otherwise up to 128. */
    readonly prefix: number;
}
/** Reads `10.0.0.1`, `::1`, `::ffff:10.0.0.1`. Undefined when the string is not an address. */
export declare function parseAddress(text: string): Address | undefined;
/** Parses an address, a slash and the prefix length; undefined for anything else. */
export declare function parseNetwork(text: string): Network | undefined;
/** Whether the bytes are an IPv4 address, in either notation. */
export declare function isIPv4(bytes: readonly number[]): boolean;
/** The address with all bits after the prefix cleared. */
export declare function masked(network: Network): number[];
/** `10.0.0.1`, also for IPv4-mapped IPv6, or IPv6 by RFC 5952. Go's `net.IP.String`. */
export declare function formatAddress(bytes: readonly number[]): string;
/** The network without the bits after its prefix. Go's `net.IPNet.String`. */
export declare function formatNetwork(network: Network): string;
