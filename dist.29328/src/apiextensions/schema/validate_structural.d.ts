import type { JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';
import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { type Path } from '#apimachinery/util/validation/field/path';
/**
 * Reports what keeps a schema from being structural: fields without a type, checks that say more than checks may, checks
 * of fields that are not declared, metadata that is restricted. Mirrors Go's `schema.ValidateStructural`.
 */
export declare function validateStructural(fldPath: Path | undefined, schema: JSONSchemaProps): ErrorList;
