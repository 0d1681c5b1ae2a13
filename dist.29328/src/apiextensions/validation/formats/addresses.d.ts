/** An IPv4 address, leading zeros allowed; or IPv6 ending in one. */
export declare function isIPv4(text: string): boolean;
export declare function isIPv6(text: string): boolean;
/** An address of either kind, without leading zeros in IPv4 parts, nor more than four digits between colons. */
export declare function isStrictAddress(text: string): boolean;
export declare function isCIDR(text: string): boolean;
/** `01:23:45:67:89:ab`, with dashes, or in fours with dots, or without any: 6, 8 or 20 bytes. */
export declare function isMAC(text: string): boolean;
