import type { JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';
import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { type Path } from '#apimachinery/util/validation/field/path';
import { type Spellings } from '#engine/json/notes';
/**
 * Reports duplicates in lists of type set, and items with duplicate keys in lists of type map (x-kubernetes-list-type).
 * Mirrors Go's `listtype.ValidateListSetsAndMaps`.
 * @throws StructuralSchemaError
 * @param spellings the `spellings` of its JSONDocument: without them 1.0 is the same as 1
 * @throws NotCopyableError for an object that is nested more than 1,000 levels
 */
export declare function validateListSetsAndMaps(fldPath: Path | undefined, schema: JSONSchemaProps, object: object, spellings?: Spellings): ErrorList;
