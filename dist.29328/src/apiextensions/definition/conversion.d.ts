import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { InternalConversion } from './internal_definition.ts';
import type { DefinitionOptions } from './options.ts';
/** Whether a webhook that takes these versions of reviews can be asked. */
export declare function takesKnownVersion(versions: readonly string[] | undefined): boolean;
/** Reports what is wrong with the conversion between versions. */
export declare function validateConversion(conversion: InternalConversion, path: Path, options: DefinitionOptions): ErrorList;
/**
 * Whether base64 holds a certificate in PEM.
 *
 * Differs from Go: what is inside the certificate is not looked at.
 */
export declare function isCABundle(caBundle: string): boolean;
