import type { CustomResourceValidation, JSONSchemaProps, SelectableField } from '#api/apiextensions/v1/zz_generated.types';
import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import type { Path } from '#apimachinery/util/validation/field/path';
import type { Steps } from '#engine/steps';
import type { DefinitionOptions } from './options.ts';
/** Reports what is wrong with the schema of a definition, in steps. Mirrors `validateCustomResourceDefinitionValidation`. */
export declare function validateValidation(validation: CustomResourceValidation | undefined, hasStatus: boolean, options: DefinitionOptions, path: Path): Steps<ErrorList>;
/** Reports selectable fields that lead nowhere. Mirrors `ValidateCustomResourceSelectableFields`. */
export declare function validateSelectableFields(fields: readonly SelectableField[], schema: JSONSchemaProps, path: Path, mayBeMany: boolean): ErrorList;
