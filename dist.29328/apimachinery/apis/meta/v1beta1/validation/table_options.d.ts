import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import type { TableOptions } from '../../v1/zz_generated.types.ts';
/**
 * Validates the options of a table request. Mirrors Go's function of this name in `meta/v1beta1/validation`; the type
 * is that of meta/v1.
 */
export declare function validateTableOptions(options: Readonly<Partial<Pick<TableOptions, 'includeObject'>>>): ErrorList;
