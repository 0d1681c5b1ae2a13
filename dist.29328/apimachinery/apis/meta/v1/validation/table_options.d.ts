import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import type { TableOptions } from '../zz_generated.types.ts';
/** Validates the options of a table request. Mirrors Go's `validation.ValidateTableOptions`. */
export declare function validateTableOptions(options: Readonly<Partial<Pick<TableOptions, 'includeObject'>>>): ErrorList;
