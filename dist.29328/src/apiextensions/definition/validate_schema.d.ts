import type { JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';
import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import type { Steps } from '#engine/steps';
import type { DefinitionOptions } from './options.ts';
import type { Place } from './place.ts';
/** What was found in a schema. */
export interface SchemaErrors {
    readonly schema: ErrorList;
    /** Finds the faults of its rules, which are compiled: those of each schema on their own. */
    readonly rules: readonly Steps<ErrorList>[];
}
/** Reports what is wrong with a schema and with those inside it. Mirrors `ValidateCustomResourceDefinitionOpenAPISchema`. */
export declare function validateSchema(schema: JSONSchemaProps, place: Place, options: DefinitionOptions): SchemaErrors;
