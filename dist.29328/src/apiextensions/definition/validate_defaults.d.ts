import type { JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';
import { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { type Path } from '#apimachinery/util/validation/field/path';
/**
 * Reports defaults that have unknown fields, or that their own schema does not admit, rules included. Mirrors
 * `defaulting.ValidateDefaults`.
 * @param requirePruned whether unknown fields are errors
 */
export declare function validateDefaults(path: Path, schema: JSONSchemaProps, requirePruned: boolean): ErrorList;
