/** Maximum bytes of a DNS label. */
export declare const DNS1123LabelMaxLength = 63;
/** Maximum bytes of a DNS subdomain. */
export declare const DNS1123SubdomainMaxLength = 253;
/**
 * Reasons why the string is not a DNS label by RFC 1123, in lower case: `my-name`. Empty when valid. Mirrors Go's
 * `content.IsDNS1123Label`.
 */
export declare function isDNS1123Label(value: string): string[];
/**
 * Reasons why the string is not a DNS subdomain by RFC 1123, in lower case: `example.com`. Empty when valid. Mirrors
 * Go's `content.IsDNS1123Subdomain`.
 */
export declare function isDNS1123Subdomain(value: string): string[];
/**
 * As {@link isDNS1123Subdomain}, but upper case is allowed. The message shows the lower-case regex, as Go's does.
 * Mirrors Go's `content.IsDNS1123SubdomainCaseless`.
 * @deprecated as in Go: names that differ only in case get confused
 */
export declare function isDNS1123SubdomainCaseless(value: string): string[];
