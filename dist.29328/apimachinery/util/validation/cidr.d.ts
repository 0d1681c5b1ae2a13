import type { ErrorList } from './field/error_list.ts';
import { type Path } from './field/path.ts';
/**
 * Reasons why the string is not a canonical CIDR: `10.9.8.0/24`, `2001:db8::/64`, with no bits set after the prefix.
 * Empty when valid. Mirrors Go's `validation.IsValidCIDR`.
 */
export declare function isValidCIDR(fldPath: Path | undefined, value: string): ErrorList;
/**
 * Reasons why the string is not a CIDR, canonical or not, for fields older than strict validation. Unless
 * `strictValidation`, leading zeros, IPv4-mapped IPv6 and bits after the prefix are allowed; values in `validOldCIDRs`
 * always are. Mirrors Go's `validation.IsValidCIDRForLegacyField`.
 */
export declare function isValidCIDRForLegacyField(fldPath: Path | undefined, value: string, strictValidation: boolean, validOldCIDRs?: readonly string[]): ErrorList;
/**
 * Warnings about a network that passed {@link isValidCIDRForLegacyField} but is not canonical. Empty for what is no
 * network. Mirrors Go's `validation.GetWarningsForCIDR`, which logs the latter.
 */
export declare function getWarningsForCIDR(fldPath: Path | undefined, value: string): string[];
/**
 * Reasons why the string is not a canonical interface address, with a prefix length: `10.9.8.7/24`. Mirrors Go's
 * `validation.IsValidInterfaceAddress`.
 */
export declare function isValidInterfaceAddress(fldPath: Path | undefined, value: string): ErrorList;
