import type { ErrorList } from './field/error_list.ts';
import type { Path } from './field/path.ts';
export { isCIdentifier } from '../../api/validate/content/identifier.ts';
export { isLabelValue as isValidLabelValue, isQualifiedName, LabelValueMaxLength, } from '../../api/validate/content/kube.ts';
/**
 * Reasons why the string is not a DNS subdomain of at least three labels, without a trailing dot. Mirrors Go's
 * `validation.IsFullyQualifiedName`.
 */
export declare function isFullyQualifiedName(fldPath: Path | undefined, name: string): ErrorList;
/**
 * Reasons why the string is not a DNS subdomain of at least two labels, each of at most 63 bytes; a trailing dot is
 * allowed. Mirrors Go's `validation.IsFullyQualifiedDomainName`.
 */
export declare function isFullyQualifiedDomainName(fldPath: Path | undefined, name: string): ErrorList;
/**
 * Reasons why the string is not a DNS subdomain, a slash and a path of RFC 3986: `acme.io/foo`. Mirrors Go's
 * `validation.IsDomainPrefixedPath`.
 */
export declare function isDomainPrefixedPath(fldPath: Path | undefined, dpPath: string): ErrorList;
/**
 * Reasons why the string is not a label key with a prefix: `acme.io/foo`. Mirrors Go's
 * `validation.IsDomainPrefixedKey`.
 */
export declare function isDomainPrefixedKey(fldPath: Path | undefined, key: string): ErrorList;
