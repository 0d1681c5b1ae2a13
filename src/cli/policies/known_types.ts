import { DefaultRESTMapper } from '#apimachinery/api/meta/default_rest_mapper';
import { RESTScopeNamespace, RESTScopeRoot } from '#apimachinery/api/meta/rest_scope';
import type { GroupVersionKindLike } from '#apimachinery/runtime/schema/group_version';
import type { KnownTypes } from '../../admission/index.ts';
import { resolvedCustomSchema, resolvedKindSchema } from '../../apiserver/endpoints/openapi/resolved_schema.ts';
import { scheme } from '../../index.ts';
import type { ObjectSchemas } from '../objects/object_schemas.ts';

/** What a server would know of types that has the built-in Kinds, and custom resources by their definitions. */
export function knownTypes(schemas: ObjectSchemas): KnownTypes {
  const restMapper = new DefaultRESTMapper();
  const add = (kind: GroupVersionKindLike): void => {
    const served = schemas.served(kind);
    if (served === undefined) return;
    const { group, version } = kind;
    const plural = { group, version, resource: served.resource };
    const singular = { group, version, resource: kind.kind.toLowerCase() };
    restMapper.addSpecific(kind, plural, singular, served.namespaced ? RESTScopeNamespace : RESTScopeRoot);
  };
  for (const [kind] of scheme.allKnownTypes()) add(kind);
  for (const { group, version, kind } of schemas.custom) add({ group, version, kind });
  return {
    restMapper,
    schemaOf({ group, version, kind }) {
      const custom = schemas.custom.find(
        (each) => each.group === group && each.version === version && each.kind === kind,
      );
      if (custom !== undefined)
        return resolvedCustomSchema({ group, version, kind, apiVersion: `${group}/${version}` }, { ...custom.schema });
      const type = scheme.typeFor({ group, version, kind });
      return type && resolvedKindSchema(type);
    },
  };
}
