// @ts-check
// What `kubetyped explain` knows: proto/explain.json, the fields of every type with what the facts say about them, and
// the descriptions, once for all versions that share them.
import { closedValues, isDemanded } from './contract.mjs';
import { fieldDoc, kindDoc, structDoc } from './docs.mjs';
import { builtIn, elementOf, goType, isTypeMeta, namedType, splitRef, structOf } from './facts.mjs';
import { describe, describedFields } from './words.mjs';

/** @import { FieldFacts, StructFacts, TypeFacts } from './fact_types.ts' */

/** @type {Record<string, string>} */
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
  /** @type {Record<string, unknown>} */
  const types = {};
  /** @type {Record<string, unknown>} */
  const kinds = {};
  for (const facts of builtIn) {
    for (const struct of facts.structs) {
      types[`${facts.package}.${struct.name}`] = {
        fields: struct.fields
          .filter((field) => field.json !== '-')
          .flatMap((field) => explainField(facts.package, struct, field)),
        ...notes(structDoc(struct)),
      };
    }
    for (const kind of facts.kinds)
      if (!facts.package.startsWith('k8s.io/apimachinery'))
        kinds[`${facts.package}.${kind.name}`] = sentences(kindDoc(facts, kind));
  }
  const lines = (/** @type {Record<string, unknown>} */ record) =>
    Object.entries(record)
      .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
      .join(',\n');
  return `{"kinds":{\n${lines(kinds)}\n},"types":{\n${lines(types)}\n},"words":{\n${lines(allWords())}\n}}\n`;
}

/**
 * Descriptions by type and field; '' is the type itself. The name of a type is without the version there:
 * `k8s.io/api/core.Pod`. What a version says differently is under the name with the version.
 */
function allWords() {
  /** @type {Record<string, Record<string, string>>} */
  const all = {};
  for (const facts of builtIn) {
    for (const struct of facts.structs) {
      const shared = (all[`${facts.package.replace(/\/v\d\w*$/, '')}.${struct.name}`] ??= {});
      /** @type {Record<string, string>} */
      const different = {};
      for (const [field, words] of wordsOf(facts.package, struct)) {
        const text = plain(words);
        if ((shared[field] ??= text) !== text) different[field] = text;
      }
      if (Object.keys(different).length > 0) all[`${facts.package}.${struct.name}`] = different;
    }
  }
  return all;
}

/**
 * The descriptions of a struct and its fields, those of embedded structs included.
 * @param {string} path
 * @param {StructFacts} struct
 * @returns {Map<string, string>}
 */
function wordsOf(path, struct) {
  const embedded = struct.fields.filter(
    (field) => field.inline && !isTypeMeta(field) && structOf(field.type.ref ?? ''),
  );
  const inherited = embedded.flatMap(({ type: { ref = '' } }) => {
    const target = structOf(ref);
    return target === undefined ? [] : [...wordsOf(splitRef(ref).path, target)];
  });
  const own = ['', ...describedFields(struct)].flatMap((field) => {
    const words = describe(path, struct.name, field);
    return words === undefined ? [] : [/** @type {[string, string]} */ ([field, words])];
  });
  return new Map([...inherited, ...own]);
}

/** @param {string} text */
function plain(text) {
  return text.replaceAll('`', '');
}

/** @param {string[]} lines */
function notes(lines) {
  const text = sentences(lines);
  return text.length > 0 ? { doc: text } : {};
}

/**
 * The lines of a doc comment as sentences.
 * @param {string[]} lines
 */
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

/**
 * One field as [name, type, sentences, the type whose fields it has]; an embedded struct gives its fields.
 * @param {string} path
 * @param {StructFacts} struct
 * @param {FieldFacts} field
 * @returns {unknown[][]}
 */
function explainField(path, struct, field) {
  if (field.inline) {
    const { ref = '' } = field.type;
    const embedded = structOf(ref);
    if (!isTypeMeta(field))
      return embedded?.fields.flatMap((each) => explainField(splitRef(ref).path, embedded, each)) ?? [];
    return [
      ['apiVersion', 'string', []],
      ['kind', 'string', []],
    ];
  }
  const element = elementOf(field.type);
  const named = element.named === undefined ? undefined : namedType(element.named);
  const target = named?.alias === undefined ? named : namedType(named.alias);
  const values = target?.values?.length ? [...new Set(target.values)] : undefined;
  // What is neither optional nor left out when empty is required by the API's own schema, unless the contract knows better.
  const required =
    isDemanded(path, struct.name, field.json) ??
    (field.required || !(field.optional || field.omitempty || field.omitzero));
  const words = describe(path, struct.name, field.json);
  const enumValues = closedValues(path, struct, field);
  const doc = sentences(fieldDoc({ ...field, required }, { enumValues, element, words }));
  if (values !== undefined && enumValues === undefined) doc.push(`Well-known values: ${values.join(', ')}.`);
  const ref = fieldsOf(element);
  const row = [field.json, typeText(field.type), doc];
  return [ref === undefined ? row : [...row, ref]];
}

/**
 * The struct whose fields stand below a value.
 * @param {TypeFacts} element
 */
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

/**
 * @param {TypeFacts} type
 * @returns {string | undefined}
 */
function typeText(type) {
  if (type.named !== undefined && (type.list !== undefined || type.map !== undefined))
    return goType(type.named).replace(/^\w+\./, '');
  if (type.list !== undefined) return `[]${typeText(type.list)}`;
  if (type.map !== undefined) return `map[string]${typeText(type.map)}`;
  if (type.any) return 'any JSON';
  if (type.bytes) return 'base64';
  if (type.ref !== undefined) return goType(type.ref).replace(/^\w+\./, '');
  return BASIC[type.basic ?? ''] ?? type.basic;
}
