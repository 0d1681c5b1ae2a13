import { unsafeGuessKindToResource } from '#apimachinery/api/meta/guess_resource';
import { ObjectBase } from '#apimachinery/apis/meta/v1/object';
import { ObjectMeta, TypeMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { KindFacts } from '#apimachinery/runtime/kind_class';
import { GroupVersion } from '#apimachinery/runtime/schema/group_version';
import type { Field } from '#engine/schema/descriptor';
import { INLINE, OMITEMPTY } from '#engine/schema/descriptor';
import { checkedSchema } from './checked_schema.ts';
import type { CustomKind, KindDefinition } from './kind_definition.ts';
import { schemaFields } from './schema_fields.ts';

/**
 * The class of a Kind of one's own, whose data are of the type T: callers know it from the schema.
 * @throws {KindDefinitionError} when the schema has unknown keywords, or values of wrong types
 */
export function customKind<T extends object, F extends object>(definition: KindDefinition<object>): CustomKind<T, F>;
export function customKind(definition: KindDefinition<object>): object {
  const { group, version, kind, namespaced = true } = definition;
  const { plural = unsafeGuessKindToResource(definition).plural.resource, singular = kind.toLowerCase() } = definition;
  const schema = checkedSchema(definition.schema, kind);
  const name = `${group}/${version}.${kind}`;
  const type = class extends ObjectBase {
    static readonly protobuf = false;
    static readonly custom = true;
    static readonly definition = { ...definition, schema, plural, singular, namespaced };

    protected static get facts(): KindFacts {
      const apiVersion = new GroupVersion(definition).toString();
      return { group, version, apiVersion, kind, type: name, resource: plural, namespaced };
    }

    static get fields(): readonly Field[] {
      return [['', TypeMeta, INLINE], ['metadata', ObjectMeta, OMITEMPTY], ...schemaFields(schema, name)];
    }
  };
  return Object.defineProperty(type, 'name', { value: kind });
}
