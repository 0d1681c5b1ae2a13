import { customKind } from './custom_kind.js';
/**
 * Defines a Kind of one's own by the schema of its CustomResourceDefinition, from which the type of its data is
 * inferred. The result is a Kind class like those of `kubetyped/api`: for clients, informers, controllers, API servers,
 * a Scheme and serializers, which check types by it. Constraints (ranges, patterns, rules) are for the server.
 *
 * ```ts
 * export const CronTab = defineKind({
 *   group: 'example.com', version: 'v1', kind: 'CronTab',
 *   schema: {
 *     type: 'object',
 *     required: ['spec'],
 *     properties: {
 *       spec: {
 *         type: 'object',
 *         required: ['schedule'],
 *         properties: { schedule: { type: 'string' }, replicas: { type: 'integer', format: 'int32' } },
 *       },
 *     },
 *   },
 * });
 * export type CronTab = KindOf<typeof CronTab>;
 * ```
 *
 * {@link toCRD} gives its CustomResourceDefinition. For definitions of others, `kubetyped crd types` writes the types, and
 * {@link kindFromCRD} takes those that are known only when the program runs.
 * @param definition names and schema as literals; `as const` is not needed
 * @throws {KindDefinitionError} when the schema has unknown keywords, or values of wrong types
 */
export function defineKind(definition) {
    return customKind(definition);
}
