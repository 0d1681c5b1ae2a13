import { unsafeGuessKindToResource } from '#apimachinery/api/meta/guess_resource';
import { ObjectBase } from '#apimachinery/apis/meta/v1/object';
import { ObjectMeta, TypeMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { GroupVersion } from '#apimachinery/runtime/schema/group_version';
import { INLINE, OMITEMPTY } from '#engine/schema/descriptor';
import { checkedSchema } from './checked_schema.js';
import { schemaFields } from './schema_fields.js';
export function customKind(definition) {
    const { group, version, kind, namespaced = true } = definition;
    const { plural = unsafeGuessKindToResource(definition).plural.resource, singular = kind.toLowerCase() } = definition;
    const schema = checkedSchema(definition.schema, kind);
    const name = `${group}/${version}.${kind}`;
    const type = class extends ObjectBase {
        static protobuf = false;
        static custom = true;
        static definition = { ...definition, schema, plural, singular, namespaced };
        static get facts() {
            const apiVersion = new GroupVersion(definition).toString();
            return { group, version, apiVersion, kind, type: name, resource: plural, namespaced };
        }
        static get fields() {
            return [['', TypeMeta, INLINE], ['metadata', ObjectMeta, OMITEMPTY], ...schemaFields(schema, name)];
        }
    };
    return Object.defineProperty(type, 'name', { value: kind, configurable: true });
}
