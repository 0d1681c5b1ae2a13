import type { JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';
import { type Schema } from '../schema/parts.ts';
/**
 * A schema whose defaults have no unknown fields, as a server uses it. A default that can't be pruned stays as it is:
 * validation of the definition refuses it. Mirrors `defaulting.PruneDefaults`, which changes the schema itself.
 */
export declare function pruneDefaults(schema: JSONSchemaProps): JSONSchemaProps;
/** Whether a structural schema has defaults; those within `allOf` and the like are none. */
export declare function hasDefaults(schema: Schema): boolean;
