import type { ErrorList } from '../../util/validation/field/error_list.ts';
import type { Path } from '../../util/validation/field/path.ts';
/**
 * Returns reasons why the string is not a valid object name; an empty list when it is. With `prefix` the string is a
 * `generateName`, which the server extends. Mirrors Go's `validation.ValidateNameFunc`.
 */
export type ValidateNameFunc = (name: string, prefix: boolean) => string[];
/**
 * As {@link ValidateNameFunc}, returning errors with their paths. Mirrors Go's `validation.ValidateNameFuncWithErrors`.
 */
export type ValidateNameFuncWithErrors = (fldPath: Path | undefined, name: string) => ErrorList;
/** Validates names that are DNS subdomains: `example.com`. Mirrors Go's `validation.NameIsDNSSubdomain`. */
export declare function nameIsDNSSubdomain(name: string, prefix: boolean): string[];
/** Validates names that are DNS labels by RFC 1123: `my-name`. Mirrors Go's `validation.NameIsDNSLabel`. */
export declare function nameIsDNSLabel(name: string, prefix: boolean): string[];
/**
 * Validates names that are DNS labels by RFC 1035, which begin with a letter. Mirrors Go's
 * `validation.NameIsDNS1035Label`.
 */
export declare function nameIsDNS1035Label(name: string, prefix: boolean): string[];
/** Validates names of namespaces: {@link nameIsDNSLabel}. Mirrors Go's `validation.ValidateNamespaceName`. */
export declare function validateNamespaceName(name: string, prefix: boolean): string[];
/**
 * Validates names of service accounts: {@link nameIsDNSSubdomain}. Mirrors Go's
 * `validation.ValidateServiceAccountName`.
 */
export declare function validateServiceAccountName(name: string, prefix: boolean): string[];
