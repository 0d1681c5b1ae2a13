import { CustomResourceDefinition } from '#api/apiextensions/v1/zz_generated.types';
import type { Difference } from '#apimachinery/util/objectdiff/difference';
import type { DefinedKind } from './kind_definition.ts';
import { type ToCRDOptions } from './to_crd.ts';
/**
 * Where the definition that a server has, and Kinds of one's own, differ: empty when they agree. What a server fills in
 * is no difference, nor are metadata, status and certificates of a webhook.
 *
 * ```ts
 * const stored = await client.resource(CustomResourceDefinition).get('crontabs.example.com');
 * console.log(formatDifferences(crdDrift(stored, CronTab)));
 * ```
 * @param stored `before` in the differences
 * @param kinds all versions; `after` in the differences
 * @throws {KindDefinitionError} as {@link toCRD}
 */
export declare function crdDrift(stored: CustomResourceDefinition, kinds: DefinedKind | readonly DefinedKind[], options?: ToCRDOptions): Difference[];
