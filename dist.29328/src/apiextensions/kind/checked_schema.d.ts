import { JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';
/**
 * A copy of a schema whose keywords are known, and have values of their types. TypeScript says so too, but not to
 * JavaScript, nor of what stands in `allOf` and the like.
 * @throws {KindDefinitionError}
 */
export declare function checkedSchema(schema: object, kind: string): JSONSchemaProps;
