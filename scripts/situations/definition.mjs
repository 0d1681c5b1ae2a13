// @ts-check
// Questions about definitions, and about custom resources of them.
import { object } from './schemas.mjs';

/** @typedef {import('./schemas.mjs').Schema} Schema */

/**
 * A definition whose resources have a spec.
 * @param {Schema} spec
 * @param {Schema} [root] more of the whole resource's schema
 */
export function definitionOf(spec, root = {}) {
  const names = { plural: 'things', singular: 'thing', kind: 'Thing', listKind: 'ThingList' };
  const { properties, ...rest } = /** @type {{ properties?: Record<string, Schema> }} */ (root);
  const openAPIV3Schema = object({ spec, ...properties }, rest);
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: 'things.example.com' },
    spec: {
      group: 'example.com',
      names,
      scope: 'Namespaced',
      versions: [{ name: 'v1', served: true, storage: true, schema: { openAPIV3Schema } }],
      conversion: { strategy: 'None' },
    },
    status: { storedVersions: ['v1'], conditions: null, acceptedNames: { plural: '', kind: '' } },
  };
}

/** @param {unknown} spec */
const thing = (spec, stored = {}) => ({
  apiVersion: 'example.com/v1',
  kind: 'Thing',
  metadata: { name: 'a', namespace: 'b', ...stored },
  spec,
});
const STORED = { resourceVersion: '1', generation: 1 };

/**
 * A question about specs that are created, or updated from another one.
 * @param {string} situation
 * @param {Schema} schema
 * @param {readonly { readonly spec: unknown, readonly old?: unknown }[]} cases
 * @param {Schema} [root]
 */
export const resources = (situation, schema, cases, root) => ({
  for: situation,
  in: {
    definition: definitionOf(schema, root),
    version: 'v1',
    cases: cases.map(({ spec, old }) =>
      old === undefined ? { object: thing(spec) } : { object: thing(spec, STORED), old: thing(old, STORED) },
    ),
  },
});

/**
 * A question about a definition.
 * @param {string} situation
 * @param {Schema} schema
 */
export const definition = (situation, schema) => ({ for: situation, in: { definition: definitionOf(schema) } });
