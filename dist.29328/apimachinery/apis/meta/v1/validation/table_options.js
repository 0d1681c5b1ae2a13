import { invalid } from '#apimachinery/util/validation/field/constructors';
import { ofNamedType } from '#apimachinery/util/validation/field/named_type';
import { newPath } from '#apimachinery/util/validation/field/path';
import { IncludeMetadata, IncludeNone, IncludeObject } from '../zz_generated.constants.js';
/** Validates the options of a table request. Mirrors Go's `validation.ValidateTableOptions`. */
export function validateTableOptions(options) {
    const policy = options.includeObject ?? '';
    if (['', IncludeMetadata, IncludeNone, IncludeObject].includes(policy))
        return [];
    return [ofNamedType(invalid(newPath('includeObject'), policy, "must be 'Metadata', 'Object', 'None', or empty"))];
}
