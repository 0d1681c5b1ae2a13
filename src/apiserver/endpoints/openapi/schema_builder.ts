import { ListMeta, ObjectMeta, TypeMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { KindClass } from '#apimachinery/runtime/kind_class';
import type { GroupVersionKindLike } from '#apimachinery/runtime/schema/group_version';
import type { Field, FieldType, Struct } from '#engine/schema/descriptor';
import { INLINE, LIST, MAP, OMITEMPTY, POINTER } from '#engine/schema/descriptor';
import { objectOf } from './document_v2.ts';
import type { Documentation } from './documentation.ts';
import type { OpenAPISchema } from './openapi_schema.ts';

const BASICS: Readonly<Record<string, OpenAPISchema>> = {
  bool: { type: 'boolean' },
  int32: { type: 'integer', format: 'int32' },
  int64: { type: 'integer', format: 'int64' },
  float64: { type: 'number', format: 'double' },
  bytes: { type: 'string', format: 'byte' },
  any: { 'x-kubernetes-preserve-unknown-fields': true },
};

/** The types with a wire form of their own, as Kubernetes publishes them: name and schema. */
const SCALARS: Readonly<Record<string, readonly [name: string, schema: OpenAPISchema]>> = {
  '@v1.Time': ['io.k8s.apimachinery.pkg.apis.meta.v1.Time', { type: 'string', format: 'date-time' }],
  '@v1.MicroTime': ['io.k8s.apimachinery.pkg.apis.meta.v1.MicroTime', { type: 'string', format: 'date-time' }],
  '@v1.FieldsV1': ['io.k8s.apimachinery.pkg.apis.meta.v1.FieldsV1', { type: 'object' }],
  '@runtime.RawExtension': ['io.k8s.apimachinery.pkg.runtime.RawExtension', { type: 'object' }],
  '@intstr.IntOrString': [
    'io.k8s.apimachinery.pkg.util.intstr.IntOrString',
    { format: 'int-or-string', oneOf: [{ type: 'integer' }, { type: 'string' }] },
  ],
  '@resource.Quantity': [
    'io.k8s.apimachinery.pkg.api.resource.Quantity',
    { oneOf: [{ type: 'string' }, { type: 'number' }] },
  ],
};

const PATCH = 'io.k8s.apimachinery.pkg.apis.meta.v1.Patch';

/** What names a kind. */
type CustomKind = Pick<KindClass, 'group' | 'version' | 'kind' | 'apiVersion'>;

/** Makes OpenAPI schemas of types, each once, by what their descriptors say. */
export class SchemaBuilder {
  readonly schemas: Record<string, OpenAPISchema> = {};
  readonly #documentation: Documentation;

  constructor(documentation: Documentation) {
    this.#documentation = documentation;
  }

  /** A reference to the schema of a Kind, which says what group, version and kind it is. */
  kind(type: KindClass, gvks: readonly GroupVersionKindLike[] = [type]): OpenAPISchema {
    const reference = this.struct(type);
    const name = definitionName(type.type);
    this.schemas[name] = {
      ...this.schemas[name],
      'x-kubernetes-group-version-kind': gvks.map(({ group, version, kind }) => ({ group, kind, version })),
    };
    return reference;
  }

  /** A reference to what a patch may be. */
  patch(): OpenAPISchema {
    this.schemas[PATCH] = { type: 'object', description: 'A patch, in the form that its media type says.' };
    return { $ref: `#/components/schemas/${PATCH}` };
  }

  /** The same for custom resources, by the schema of their definition. */
  custom(type: CustomKind, schema: OpenAPISchema): OpenAPISchema {
    const properties = { ...this.#typeMeta(), metadata: this.#metadata(ObjectMeta) };
    return this.#custom(type, { ...schema, type: 'object', properties: { ...propertiesOf(schema), ...properties } });
  }

  /** The same for a list of custom resources. @param item reference to their schema */
  customList(type: KindClass, item: OpenAPISchema): OpenAPISchema {
    const properties = {
      ...this.#typeMeta(),
      items: { type: 'array', items: item },
      metadata: this.#metadata(ListMeta),
    };
    return this.#custom(type, { type: 'object', required: ['items'], properties });
  }

  #custom(type: CustomKind, schema: OpenAPISchema): OpenAPISchema {
    const { group, version, kind, apiVersion } = type;
    const name = definitionName(`${apiVersion}.${kind}`);
    this.schemas[name] = { ...schema, 'x-kubernetes-group-version-kind': [{ group, kind, version }] };
    return { $ref: `#/components/schemas/${name}` };
  }

  #metadata(type: Struct): OpenAPISchema {
    return { allOf: [this.struct(type)], ...this.#description(type.type) };
  }

  #typeMeta(): Record<string, OpenAPISchema> {
    const text = (name: string): OpenAPISchema => ({ ...this.#description(TypeMeta.type, name), type: 'string' });
    return { apiVersion: text('apiVersion'), kind: text('kind') };
  }

  #description(type: string, field?: string): OpenAPISchema {
    const description = this.#documentation.describe(type, field);
    return description === undefined ? {} : { description };
  }

  /** A reference to the schema of a type. */
  struct(type: Struct): OpenAPISchema {
    const name = definitionName(type.type);
    if (!Object.hasOwn(this.schemas, name)) {
      // First there is nothing, for types that hold themselves.
      this.schemas[name] = {};
      const properties: Record<string, OpenAPISchema> = {};
      const required: string[] = [];
      this.#addFields(type, properties, required);
      const { required: demanded = required, ...keywords } = this.#documentation.keywords(type.type);
      this.schemas[name] = {
        ...this.#description(type.type),
        type: 'object',
        // Go's readers do not tell an empty map from none.
        ...(Object.keys(properties).length > 0 && { properties }),
        ...(Array.isArray(demanded) && demanded.length > 0 && { required: demanded }),
        ...keywords,
      };
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  /** The schemas of the fields of a type that is not to be published. */
  fieldsOf(type: Struct): Readonly<Record<string, OpenAPISchema>> {
    const properties: Record<string, OpenAPISchema> = {};
    new SchemaBuilder(this.#documentation).#addFields(type, properties, []);
    return properties;
  }

  #addFields(struct: Struct, properties: Record<string, OpenAPISchema>, required: string[]): void {
    for (const field of struct.fields) {
      const [name, type, flags] = field;
      if ((flags & INLINE) !== 0 || name === '') {
        this.#addFields(type as Struct, properties, required);
        continue;
      }
      properties[name] = this.#field(struct.type, field);
      if ((flags & (OMITEMPTY | POINTER)) === 0) required.push(name);
    }
  }

  #field(owner: string, [name, type, flags, facts = {}]: Field): OpenAPISchema {
    const { items, additionalProperties, ...keywords } = this.#documentation.keywords(owner, name);
    const extensions = {
      ...this.#description(owner, name),
      ...zeroDefault(type, flags),
      ...(facts.patch !== undefined && { 'x-kubernetes-patch-strategy': facts.patch }),
      ...(facts.patchKey !== undefined && { 'x-kubernetes-patch-merge-key': facts.patchKey }),
      ...((flags & LIST) !== 0 && facts.merge !== undefined && { 'x-kubernetes-list-type': facts.merge }),
      ...((flags & (LIST | MAP)) === 0 && facts.merge !== undefined && { 'x-kubernetes-map-type': facts.merge }),
      ...(facts.keys !== undefined && { 'x-kubernetes-list-map-keys': facts.keys }),
      ...keywords,
    };
    const schema = type === 'json' ? this.#anything(owner.replace(/\w+$/, 'JSON')) : this.#type(type);
    if ((flags & LIST) !== 0) return { type: 'array', items: { ...schema, ...objectOf(items) }, ...extensions };
    if ((flags & MAP) !== 0)
      return {
        type: 'object',
        additionalProperties: { ...schema, ...objectOf(additionalProperties) },
        ...extensions,
      };
    if (Object.keys(extensions).length === 0 || !Object.hasOwn(schema, '$ref')) return { ...schema, ...extensions };
    // Beside a reference nothing counts.
    return { allOf: [schema], ...extensions };
  }

  #type(type: FieldType): OpenAPISchema {
    if (typeof type === 'string') {
      const scalar = SCALARS[type];
      if (scalar === undefined) return BASICS[type] ?? { type: 'string' };
      const [name, schema] = scalar;
      this.schemas[name] ??= schema;
      return { $ref: `#/components/schemas/${name}` };
    }
    if ('list' in type) return { type: 'array', items: this.#type(type.list) };
    if ('fields' in type) return this.struct(type);
    return 'union' in type ? this.#anything(type.type) : { 'x-kubernetes-preserve-unknown-fields': true };
  }

  /** A reference to a type whose values have several shapes, of which its schema says nothing. */
  #anything(type: string): OpenAPISchema {
    const name = definitionName(type);
    this.schemas[name] ??= this.#description(type);
    return { $ref: `#/components/schemas/${name}` };
  }
}

function propertiesOf({ properties }: OpenAPISchema): object {
  return typeof properties === 'object' && properties !== null ? properties : {};
}

/** The zero values that Go writes; types that are not listed are strings. */
const ZERO: Readonly<Record<string, unknown>> = {
  ...{ bool: false, float64: 0, int32: 0, int64: 0 },
  ...{ bytes: undefined, json: undefined, any: undefined },
};

/** What a field is that Go always writes. Mirrors Go's `mustEnforceDefault`. */
function zeroDefault(type: FieldType, flags: number): OpenAPISchema {
  if ((flags & (LIST | MAP | POINTER)) !== 0) return {};
  if (typeof type === 'object' && 'fields' in type) return { default: {} };
  if (typeof type !== 'string' || type.startsWith('@') || (flags & OMITEMPTY) !== 0) return {};
  const zero = Object.hasOwn(ZERO, type) ? ZERO[type] : '';
  return zero === undefined ? {} : { default: zero };
}

/** `io.k8s.api.core.v1.Pod` of `k8s.io/api/core/v1.Pod`. */
export function definitionName(type: string): string {
  const [first = '', ...rest] = type.split('/');
  return [first.split('.').reverse().join('.'), ...rest].join('.');
}
