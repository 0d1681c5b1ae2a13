import { validateTableOptions as validateV1TableOptions } from '../../v1/validation/table_options.js';
/**
 * Validates the options of a table request. Mirrors Go's function of this name in `meta/v1beta1/validation`; the type
 * is that of meta/v1.
 */
export function validateTableOptions(options) {
    return validateV1TableOptions(options);
}
