import type { Path } from '#apimachinery/util/validation/field/path';
import type { Faults } from './faults.ts';
/** Whether a text is an IP address, however it is written. */
export declare function isIP(text: string): boolean;
/** Whether a text is an IPv6 address. */
export declare function isIPv6(text: string): boolean;
/** The family of a network; undefined for what is none. */
export declare function familyOfNetwork(text: string): 'IPv4' | 'IPv6' | undefined;
/** Whether a network lies within another that is larger. */
export declare function isStrictlyWithin(inner: string, outer: string): boolean;
/** An address that traffic can be sent to: not one of a machine alone, or of one link. */
export declare function checkEndpointAddress(faults: Faults, path: Path, text: string): void;
