import { ErrorList } from './field/error_list.ts';
import { type Path } from './field/path.ts';
/**
 * Reasons why the string is not a canonical IP address: `10.9.8.7`, `2001:db8::ffff`; no leading zeros, no IPv4-mapped
 * IPv6. Empty when valid. Mirrors Go's `validation.IsValidIP`.
 */
export declare function isValidIP(fldPath: Path | undefined, value: string): ErrorList;
/**
 * Reasons why the string is not an IP address, canonical or not, for fields older than strict validation. Unless
 * `strictValidation`, leading zeros and IPv4-mapped IPv6 are allowed; values in `validOldIPs` always are. Mirrors Go's
 * `validation.IsValidIPForLegacyField`.
 */
export declare function isValidIPForLegacyField(fldPath: Path | undefined, value: string, strictValidation: boolean, validOldIPs?: readonly string[]): ErrorList;
/**
 * Warnings about an address that passed {@link isValidIPForLegacyField} but is not canonical. Empty for anything else.
 * Mirrors Go's `validation.GetWarningsForIP`, which logs the latter.
 */
export declare function getWarningsForIP(fldPath: Path | undefined, value: string): string[];
