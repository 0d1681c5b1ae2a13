import type { JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';
import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import type { Path } from '#apimachinery/util/validation/field/path';
/** Reports what is wrong with the types of a list or map, and with the keys of its items. */
export declare function validateCollection(schema: JSONSchemaProps, path: Path, requireAtomicItems: boolean, errors: ErrorList): void;
/** Whether values of a schema are set as a whole. */
export declare function isAtomic(schema: JSONSchemaProps): boolean;
/** Reports keys of items that may be missing or null, and items that may be null. */
export declare function validateMapListKeys(schema: JSONSchemaProps, path: Path): ErrorList;
