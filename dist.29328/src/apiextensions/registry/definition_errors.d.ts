import type { GroupVersionKind } from '#apimachinery/runtime/schema/group_version';
import { type AnyDefinition, type DefinitionVerdict } from '../definition/validate_definition.ts';
/** Whether an object of a kind is a CustomResourceDefinition, of either version. */
export declare function isDefinition({ group, kind }: Pick<GroupVersionKind, 'group' | 'kind'>, _object: unknown): _object is AnyDefinition;
/**
 * {@link validateCustomResourceDefinition} for whoever wrote the definition: with the paths of the object as given, where
 * servers report what all versions share at the spec, and without values that are longer than 300 characters.
 */
export declare function judgeDefinition(given: AnyDefinition): DefinitionVerdict;
