import { described } from '#apimachinery/runtime/described';
import type { ErrorList } from '#apimachinery/util/validation/field/error_list';
import { setOwn } from '#engine/json/own_property';
import { dropUndefined } from '#engine/verbs/drop_undefined';
import { customResource, type DefinedKind, type ResourceVerdict, toCRD } from '../../apiextensions/index.ts';
import { isDefined } from '../../apiextensions/kind/kind_definition.ts';
import type { APIObject } from '../storage/api_object.ts';
import type { RequestContext } from './rest/request_context.ts';
import type { Strategy, VersionStrategy } from './rest/strategy.ts';

/** What every object has beside its fields. */
const COMMON: ReadonlySet<string> = /* @__PURE__ */ new Set(['apiVersion', 'kind', 'metadata']);

/**
 * Hooks that hold objects to the schema of their Kind, as a server does that has its CustomResourceDefinition: defaults are
 * set, and constraints and rules in CEL are checked. Add hooks of your own, which see objects with their defaults:
 *
 * ```ts
 * const { validate, ...hooks } = schemaStrategy(Bird);
 * server.resource(Bird, { strategy: hooks });
 * ```
 * Requests in other versions are held to the schema of theirs, when it is made by `defineKind`, too.
 * @param kind made by `defineKind` of `kubetyped/apiextensions`
 * @throws {KindDefinitionError} when a server would refuse its definition; TypeError for other Kinds
 */
export function schemaStrategy(kind: DefinedKind): Required<VersionStrategy> & Pick<Strategy, 'ofVersion'> {
  if (!isDefined(kind))
    throw new TypeError(`schemaStrategy: expected a Kind made by defineKind, got ${described(kind)}`);
  const schema = customResource(toCRD(kind), kind.definition.version);
  return {
    default(object) {
      const { object: defaulted = {} } = schema.decode({ ...dropUndefined(object) });
      for (const [key, value] of Object.entries(defaulted)) if (!COMMON.has(key)) setOwn(object, key, value);
    },
    validate: (object, context) => withWarnings(schema.validate({ ...dropUndefined(object) }), context),
    validateUpdate: (object: APIObject, old: APIObject, context) =>
      withWarnings(schema.validateUpdate({ ...dropUndefined(object) }, { ...old }), context),
    ofVersion: (other) => (isDefined(other) ? schemaStrategy(other) : undefined),
  };
}

function withWarnings({ errors, warnings }: ResourceVerdict, { warn }: RequestContext): ErrorList {
  for (const warning of warnings) warn(warning);
  return errors;
}
