import { CustomResourceDefinition, type CustomResourceDefinitionSpec } from '#api/apiextensions/v1/zz_generated.types';
import { diff } from '#apimachinery/util/objectdiff/diff';
import type { Difference } from '#apimachinery/util/objectdiff/difference';
import { copyNested } from '#engine/verbs/copy_nested';
import type { DefinedKind } from './kind_definition.ts';
import { type ToCRDOptions, toCRD } from './to_crd.ts';

/**
 * Where the definition that a server has, and Kinds of one's own, differ: empty when they agree. What a server fills in
 * does not count, nor do metadata, status and certificates of a webhook.
 *
 * ```ts
 * const stored = await client.resource(CustomResourceDefinition).get('crontabs.example.com');
 * console.log(formatDifferences(crdDrift(stored, CronTab)));
 * ```
 * @param stored `before` in the differences
 * @param kinds all versions; `after` in the differences
 * @throws {KindDefinitionError} as {@link toCRD}
 */
export function crdDrift(
  stored: CustomResourceDefinition,
  kinds: DefinedKind | readonly DefinedKind[],
  options: ToCRDOptions = {},
): Difference[] {
  const [before, after] = [stored.spec, toCRD(kinds, options).spec].map((spec) => ({ spec: withDefaults(spec) }));
  return diff(before, after, {
    schema: CustomResourceDefinition,
    ignore: ['spec.conversion.webhook.clientConfig.caBundle'],
  });
}

/** A spec with what a server fills in. */
function withDefaults(given: CustomResourceDefinitionSpec): CustomResourceDefinitionSpec {
  const { preserveUnknownFields, ...spec } = copyNested(given);
  const { names, conversion = { strategy: 'None' } } = spec;
  const service = conversion.webhook?.clientConfig?.service;
  if (service) service.port ??= 443;
  return {
    ...spec,
    ...(preserveUnknownFields === true && { preserveUnknownFields }),
    names: { singular: names.kind.toLowerCase(), listKind: `${names.kind}List`, ...names },
    conversion,
  };
}
