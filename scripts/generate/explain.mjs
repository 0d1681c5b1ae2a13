// What `kubetyped explain` knows: proto/explain.json, the fields of every type with what the facts say about them.
import { fieldDoc, kindDoc, structDoc } from './docs.mjs';
import { goType, namedType, structOf, typed } from './facts.mjs';

const META = 'k8s.io/apimachinery/pkg/apis/meta/v1';
const BASIC = { bool: 'boolean', int32: 'integer', int64: 'integer', float64: 'number' };
/** Types without fields that have a JSON form of their own. */
const OPAQUE = new Set([
  'JSON',
  'RawExtension',
  'FieldsV1',
  'Time',
  'MicroTime',
  'Duration',
  'Quantity',
  'IntOrString',
]);

export function explainFile() {
  const types = {};
  const kinds = {};
  for (const facts of typed) {
    for (const struct of facts.structs) {
      types[`${facts.package}.${struct.name}`] = {
        fields: struct.fields
          .filter((field) => field.json !== '-')
          .flatMap((field) => (field.inline && structOf(field.type.ref) === undefined ? [] : explainField(field))),
        ...notes(structDoc(struct)),
      };
    }
    for (const kind of facts.kinds)
      if (!facts.package.startsWith('k8s.io/apimachinery'))
        kinds[`${facts.package}.${kind.name}`] = sentences(kindDoc(facts, kind));
  }
  const lines = (record) =>
    Object.entries(record)
      .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
      .join(',\n');
  return `{"kinds":{\n${lines(kinds)}\n},"types":{\n${lines(types)}\n}}\n`;
}

function notes(lines) {
  const text = sentences(lines);
  return text.length > 0 ? { doc: text } : {};
}

/** The lines of a doc comment as sentences. */
function sentences(lines) {
  return lines
    .filter((line) => line !== '')
    .map((line) =>
      line
        .replace(/^@deprecated$/, 'Deprecated.')
        .replace(/^@deprecated /, 'Deprecated: ')
        .replaceAll('`', ''),
    );
}

/** One field as [name, type, sentences, the type whose fields it has]; an embedded struct gives its fields. */
function explainField(field) {
  if (field.inline) {
    if (field.type.ref !== `${META}.TypeMeta`) return structOf(field.type.ref).fields.flatMap(explainField);
    return [
      ['apiVersion', 'string', []],
      ['kind', 'string', []],
    ];
  }
  let element = field.type;
  while (element.list ?? element.map) element = element.list ?? element.map;
  const named = element.named === undefined ? undefined : namedType(element.named);
  const target = named?.alias === undefined ? named : namedType(named.alias);
  const values = target?.values?.length > 0 ? [...new Set(target.values)] : undefined;
  // What is neither optional nor left out when empty is required by the API's own schema.
  const required = field.required || !(field.optional || field.omitempty || field.omitzero);
  const doc = sentences(fieldDoc({ ...field, required }, { enumValues: target?.enum ? values : undefined, element }));
  if (values !== undefined && !target.enum) doc.push(`Well-known values: ${values.join(', ')}.`);
  const ref = fieldsOf(element);
  const row = [field.json, typeText(field.type), doc];
  return [ref === undefined ? row : [...row, ref]];
}

/** The struct whose fields stand below a value. */
function fieldsOf(element) {
  const ref = element.ref;
  if (ref === undefined) {
    const underlying = element.named === undefined ? undefined : namedType(element.named)?.underlying;
    return underlying?.ref;
  }
  const union = /^(.*\.JSONSchemaProps)Or\w+$/.exec(ref)?.[1];
  if (union !== undefined) return union;
  const struct = structOf(ref);
  return struct === undefined || struct.fields.length === 0 || OPAQUE.has(struct.name) ? undefined : ref;
}

function typeText(type) {
  if (type.named !== undefined && (type.list !== undefined || type.map !== undefined))
    return goType(type.named).replace(/^\w+\./, '');
  if (type.list !== undefined) return `[]${typeText(type.list)}`;
  if (type.map !== undefined) return `map[string]${typeText(type.map)}`;
  if (type.any) return 'any JSON';
  if (type.bytes) return 'base64';
  if (type.ref !== undefined) return goType(type.ref).replace(/^\w+\./, '');
  return BASIC[type.basic] ?? type.basic;
}
