/** Maximum bytes of a label value. */
export declare const LabelValueMaxLength = 63;
/**
 * Reasons why the string is not a label key: a name of at most 63 bytes, such as `app`, optionally prefixed by a DNS
 * subdomain and a slash: `example.com/app`. Empty when valid. Mirrors Go's `content.IsLabelKey`.
 */
export declare function isLabelKey(value: string): string[];
/**
 * Reasons why the string is not a label key with a prefix: `example.com/key`, not `key`. Empty when valid. Mirrors Go's
 * `content.IsPrefixedLabelKey`.
 */
export declare function isPrefixedLabelKey(value: string): string[];
/**
 * The same as {@link isLabelKey}. Mirrors Go's `content.IsQualifiedName`.
 * @deprecated as in Go
 */
export declare function isQualifiedName(value: string): string[];
/**
 * Reasons why the string is not a label value: at most 63 bytes, letters, digits, `-`, `_` and `.`, with a letter or
 * digit at both ends, or empty. An empty list when valid. Mirrors Go's `content.IsLabelValue`.
 */
export declare function isLabelValue(value: string): string[];
