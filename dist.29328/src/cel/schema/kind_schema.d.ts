import type { Struct } from '#engine/schema/descriptor';
import type { Schema } from './schema.ts';
/**
 * The schema of a built-in Kind, for {@link declTypeOf} and {@link unstructuredValue}: `schemaOfKind(corev1.Pod)`.
 * A quantity is a string or an integer, as CustomResourceDefinitions declare it. Expressions can't see fields that hold
 * any JSON, nor a type inside itself (only the schemas of CustomResourceDefinitions have some).
 */
export declare function schemaOfKind(type: Struct): Schema;
