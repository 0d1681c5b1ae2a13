import { invalid } from '../../../../util/validation/field/constructors.ts';
import type { ErrorList } from '../../../../util/validation/field/error_list.ts';
import { ofNamedType } from '../../../../util/validation/field/named_type.ts';
import { newPath } from '../../../../util/validation/field/path.ts';
import { IncludeMetadata, IncludeNone, IncludeObject } from '../zz_generated.constants.ts';
import type { TableOptions } from '../zz_generated.types.ts';

/** What is wrong with the options of a request for a table. Mirrors Go's `validation.ValidateTableOptions`. */
export function validateTableOptions(options: Readonly<Partial<Pick<TableOptions, 'includeObject'>>>): ErrorList {
  const policy = options.includeObject ?? '';
  if (['', IncludeMetadata, IncludeNone, IncludeObject].includes(policy)) return [];
  return [ofNamedType(invalid(newPath('includeObject'), policy, "must be 'Metadata', 'Object', 'None', or empty"))];
}
