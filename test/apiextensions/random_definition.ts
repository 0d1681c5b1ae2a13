// Random definitions with one version.
import type {
  CustomResourceDefinition,
  CustomResourceDefinitionVersion,
  JSONSchemaProps,
} from 'kubetyped/api/apiextensions/v1';
import { type Random, randomObjectSchema } from '../conformance/cel/random_schema.ts';
import { decorate } from './random_rules.ts';

/** A definition whose schema has rules, defaults and limits of all sorts. */
export function randomDefinition(random: Random): CustomResourceDefinition {
  const spec = randomObjectSchema(random, 3) as JSONSchemaProps;
  const status = randomObjectSchema(random, 1) as JSONSchemaProps;
  const openAPIV3Schema = decorate(
    random,
    { type: 'object', properties: { spec, ...(random.chance(0.5) && { status }) } },
    1,
  );
  return withSubresources(
    random,
    definitionOf([{ name: 'v1', served: true, storage: true, schema: { openAPIV3Schema } }]),
  );
}

/** A definition of versions. */
export function definitionOf(versions: CustomResourceDefinitionVersion[]): CustomResourceDefinition {
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: 'widgets.example.com' },
    spec: {
      group: 'example.com',
      scope: 'Namespaced',
      names: { kind: 'Widget', plural: 'widgets', singular: 'widget', listKind: 'WidgetList' },
      versions,
    },
  };
}

/** The definition with subresources and selectable fields, perhaps. */
export function withSubresources(random: Random, definition: CustomResourceDefinition): CustomResourceDefinition {
  const versions = (definition.spec.versions ?? []).map((version) => ({
    ...version,
    ...(random.chance(0.5) && {
      subresources: {
        ...(random.chance(0.7) && { status: {} }),
        ...(random.chance(0.3) && {
          scale: {
            specReplicasPath: random.pick(['.spec.a', '.spec.replicas']),
            statusReplicasPath: '.status.b',
            ...(random.chance(0.5) && { labelSelectorPath: '.status.a' }),
          },
        }),
      },
    }),
    ...(random.chance(0.2) && { selectableFields: [{ jsonPath: random.pick(['.spec.a', '.spec.name']) }] }),
  }));
  return { ...definition, spec: { ...definition.spec, versions } };
}
