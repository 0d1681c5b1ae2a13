import type { CustomResourceColumnDefinition, CustomResourceDefinitionNames, CustomResourceSubresources } from '#api/apiextensions/v1/zz_generated.types';
import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import type { Path } from '#apimachinery/util/validation/field/path';
/** Reports names that are none. Mirrors `ValidateCustomResourceDefinitionNames`. */
export declare function validateNames(names: Partial<CustomResourceDefinitionNames>, path: Path): ErrorList;
/** Reports what is wrong with a column of tables. Mirrors `ValidateCustomResourceColumnDefinition`. */
export declare function validateColumn(column: CustomResourceColumnDefinition, path: Path): ErrorList;
/** Reports paths of the scale subresource that lead elsewhere. Mirrors `ValidateCustomResourceDefinitionSubresources`. */
export declare function validateSubresources(subresources: CustomResourceSubresources | undefined, path: Path): ErrorList;
