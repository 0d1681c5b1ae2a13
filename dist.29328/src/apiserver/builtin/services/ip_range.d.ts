/** The family of an address. */
export type IPFamily = 'IPv4' | 'IPv6';
/** The addresses that Services can get from one network: all but that of the network, and but the broadcast one of IPv4. */
export declare class IPRange {
    #private;
    readonly cidr: string;
    readonly family: IPFamily;
    /** How many addresses the network has. */
    readonly size: bigint;
    private constructor();
    /** undefined: a text is no network, or its range is larger than kube-apiserver takes. */
    static parse(cidr: string): IPRange | undefined;
    /** The address of the network itself. */
    get network(): string;
    /** The address that the Service `kubernetes` has. */
    get first(): string;
    contains(ip: string): boolean;
    /** All addresses, from a random one on: the lower ones, which somebody may ask for, after all others. */
    candidates(): Generator<string, void>;
}
/** The family of an address; undefined for what is none. */
export declare function familyOf(ip: string): IPFamily | undefined;
/** An address as Go writes it. */
export declare function canonicalIP(ip: string): string;
