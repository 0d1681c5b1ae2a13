import { setOwn } from '#engine/json/own_property';
import { customResource, toCRD } from '../../apiextensions/index.js';
import { isDefined } from '../../apiextensions/kind/kind_definition.js';
/** What every object has beside its fields. */
const COMMON = /* @__PURE__ */ new Set(['apiVersion', 'kind', 'metadata']);
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
 * @throws {KindDefinitionError} when a server would refuse its definition
 */
export function schemaStrategy(kind) {
    const schema = customResource(toCRD(kind), kind.definition.version);
    return {
        default(object) {
            const { object: defaulted = {} } = schema.decode({ ...object });
            for (const [key, value] of Object.entries(defaulted))
                if (!COMMON.has(key))
                    setOwn(object, key, value);
        },
        validate: (object, context) => withWarnings(schema.validate({ ...object }), context),
        validateUpdate: (object, old, context) => withWarnings(schema.validateUpdate({ ...object }, { ...old }), context),
        ofVersion: (other) => (isDefined(other) ? schemaStrategy(other) : undefined),
    };
}
function withWarnings({ errors, warnings }, { warn }) {
    for (const warning of warnings)
        warn(warning);
    return errors;
}
