import { quote } from '#engine/schema/fault';
import { formatAddress, isIPv4, parseAddress } from '#engine/text/ip_address';
import { invalid } from './field/constructors.ts';
import type { ErrorList } from './field/error_list.ts';
import { type Path, pathToString } from './field/path.ts';

/**
 * Reasons why the string is not a canonical IP address: `10.9.8.7`, `2001:db8::ffff`; no leading zeros, no IPv4-mapped
 * IPv6. Empty when valid. Mirrors Go's `validation.IsValidIP`.
 */
export function isValidIP(fldPath: Path | undefined, value: string): ErrorList {
  const errors = addressErrors(fldPath, value, true);
  const canonical = errors.length === 0 ? formatAddress(parseAddress(value)!.bytes) : value;
  if (value !== canonical) errors.push(invalid(fldPath, value, `must be in canonical form (${quote(canonical)})`));
  return errors.map((error) => error.withOrigin('format=ip-strict'));
}

/**
 * Reasons why the string is not an IP address, canonical or not, for fields older than strict validation. Unless
 * `strictValidation`, leading zeros and IPv4-mapped IPv6 are allowed; values in `validOldIPs` always are. Mirrors Go's
 * `validation.IsValidIPForLegacyField`.
 */
export function isValidIPForLegacyField(
  fldPath: Path | undefined,
  value: string,
  strictValidation: boolean,
  validOldIPs: readonly string[] = [],
): ErrorList {
  if (validOldIPs.includes(value)) return [];
  return addressErrors(fldPath, value, strictValidation).map((error) => error.withOrigin('format=ip-sloppy'));
}

/**
 * Warnings about an address that passed {@link isValidIPForLegacyField} but is not canonical. Empty for anything else.
 * Mirrors Go's `validation.GetWarningsForIP`, which logs the latter.
 */
export function getWarningsForIP(fldPath: Path | undefined, value: string): string[] {
  const address = parseAddress(value);
  if (address === undefined) return [];
  const preferred = formatAddress(address.bytes);
  const field = pathToString(fldPath);
  if (!address.strict || (!address.dotted && isIPv4(address.bytes))) {
    return [`${field}: non-standard IP address ${quote(value)} is invalid: use ${quote(preferred)}`];
  }
  if (address.dotted || preferred === value) return [];
  return [`${field}: IPv6 address ${quote(value)} should be in RFC 5952 canonical format (${quote(preferred)})`];
}

function addressErrors(fldPath: Path | undefined, value: string, strict: boolean): ErrorList {
  const address = parseAddress(value);
  if (address === undefined)
    return [invalid(fldPath, value, 'must be a valid IP address, (e.g. 10.9.8.7 or 2001:db8::ffff)')];
  if (!strict) return [];
  if (!address.strict) return [invalid(fldPath, value, 'must not have leading 0s')];
  if (!address.dotted && isIPv4(address.bytes))
    return [invalid(fldPath, value, 'must not be an IPv4-mapped IPv6 address')];
  return [];
}
