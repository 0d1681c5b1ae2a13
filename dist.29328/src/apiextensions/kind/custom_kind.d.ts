import type { CustomKind, KindDefinition } from './kind_definition.ts';
/**
 * The class of a Kind of one's own, whose data are of the type T: callers know it from the schema.
 * @throws {KindDefinitionError} when the schema has unknown keywords, or values of wrong types
 */
export declare function customKind<T extends object, F extends object>(definition: KindDefinition<object>): CustomKind<T, F>;
