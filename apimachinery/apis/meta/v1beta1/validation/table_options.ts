import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { validateTableOptions as validateV1TableOptions } from '../../v1/validation/table_options.ts';
import type { TableOptions } from '../../v1/zz_generated.types.ts';

/**
 * Validates the options of a table request. Mirrors Go's function of this name in `meta/v1beta1/validation`; the type
 * is that of meta/v1.
 */
export function validateTableOptions(options: Readonly<Partial<Pick<TableOptions, 'includeObject'>>>): ErrorList {
  return validateV1TableOptions(options);
}
