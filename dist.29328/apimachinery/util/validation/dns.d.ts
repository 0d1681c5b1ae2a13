/** Maximum bytes of a DNS label by RFC 1123. */
export declare const DNS1123LabelMaxLength = 63;
/** Maximum bytes of a DNS subdomain by RFC 1123. */
export declare const DNS1123SubdomainMaxLength = 253;
/** Maximum bytes of a DNS label by RFC 1035. */
export declare const DNS1035LabelMaxLength = 63;
/**
 * Reasons why the string is not a DNS label by RFC 1123, in lower case: `my-name`. Empty when valid. Mirrors Go's
 * `validation.IsDNS1123Label`.
 */
export declare function isDNS1123Label(value: string): string[];
/**
 * Reasons why the string is not a DNS subdomain by RFC 1123, in lower case: `example.com`. Empty when valid. Mirrors
 * Go's `validation.IsDNS1123Subdomain`.
 */
export declare function isDNS1123Subdomain(value: string): string[];
/**
 * As {@link isDNS1123Subdomain}, but underscores are allowed within labels and at their start. Mirrors Go's
 * `validation.IsDNS1123SubdomainWithUnderscore`.
 */
export declare function isDNS1123SubdomainWithUnderscore(value: string): string[];
/**
 * Reasons why the string is not a DNS label by RFC 1035, in lower case: like RFC 1123, but starting with a letter.
 * Mirrors Go's `validation.IsDNS1035Label`.
 */
export declare function isDNS1035Label(value: string): string[];
/**
 * Reasons why the string is not `*.` and a DNS subdomain by RFC 1123: `*.example.com`. Mirrors Go's
 * `validation.IsWildcardDNS1123Subdomain`.
 */
export declare function isWildcardDNS1123Subdomain(value: string): string[];
/**
 * Reasons why the string is not a port name by RFC 6335 in lower case: at most 15 characters of `[-a-z0-9]`, at least
 * one letter, no `-` at either end nor two in a row. Mirrors Go's `validation.IsValidPortName`.
 */
export declare function isValidPortName(port: string): string[];
