// @ts-check
// What OpenAPI documents say of the built-in types beyond their descriptors: proto/openapi.json, by type, of it ('') and
// of its fields. Names and rules are those of kube-openapi's generator.
import { builtIn, elementOf, namedType, structOf } from './facts.mjs';

/** @import { FieldFacts, StructFacts, TypeFacts } from './fact_types.ts' */

/** @typedef {Record<string, unknown>} Keywords */

export function openapiFile() {
  const inside = kindsInsideOthers();
  /** @type {[name: string, fields: Record<string, Keywords>][]} */
  const types = builtIn.flatMap((facts) =>
    facts.structs.map((struct) => {
      const name = /** @type {const} */ (`${facts.package}.${struct.name}`);
      const fields = keywordsOf(struct);
      const kind = inside.get(name);
      return [name, kind === undefined ? fields : { ...fields, '': { ...fields[''], [KINDS]: [kind] } }];
    }),
  );
  const lines = types
    .filter(([, fields]) => Object.keys(fields).length > 0)
    .map(([name, fields]) => `${JSON.stringify(name)}:${JSON.stringify(fields)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

const KINDS = 'x-kubernetes-group-version-kind';

/** Kinds that are also fields of others than their lists: a template of one, say. */
function kindsInsideOthers() {
  const used = new Set(
    builtIn.flatMap(({ structs, kinds }) =>
      structs
        .filter(({ name }) => !kinds.some((kind) => kind.list && kind.name === name))
        .flatMap(({ fields }) => fields.map(({ type }) => elementOf(type).ref)),
    ),
  );
  return new Map(
    builtIn.flatMap(({ package: path, group, version, kinds }) =>
      kinds
        .filter(({ name }) => used.has(`${path}.${name}`))
        .map(({ name }) => {
          // Those of meta/v1 are of no group when servers talk of them.
          const kind = { group: path.endsWith('/meta/v1') ? '' : group, kind: name, version };
          return /** @type {const} */ ([`${path}.${name}`, kind]);
        }),
    ),
  );
}

/** @param {StructFacts} struct @returns {Record<string, Keywords>} */
function keywordsOf(struct) {
  const fields = struct.fields
    .filter(({ inline, json }) => !inline && json !== '-' && json !== '')
    .map((field) => /** @type {const} */ ([field.json, fieldKeywords(field)]));
  const all = [/** @type {const} */ (['', structKeywords(struct)]), ...fields];
  return Object.fromEntries(all.filter(([, keywords]) => Object.keys(keywords).length > 0));
}

/** @param {StructFacts} struct @returns {Keywords} */
function structKeywords(struct) {
  const required = requiredOf(struct, isRequired);
  const unions = unionsOf(struct);
  return {
    // Servers go by the descriptor unless it is given.
    ...(required.join() !== requiredOf(struct, (field) => !field.omitempty && !field.pointer).join() && { required }),
    ...(struct.structType !== undefined && { 'x-kubernetes-map-type': struct.structType }),
    ...(unions.length > 0 && { 'x-kubernetes-unions': unions }),
  };
}

/**
 * The fields of a struct that must be there, those of embedded structs included.
 * @param {StructFacts} struct @param {(field: FieldFacts) => boolean} isOne
 * @returns {string[]}
 */
function requiredOf(struct, isOne) {
  return struct.fields.flatMap((field) => {
    if (field.inline) {
      const embedded = structOf(field.type.ref ?? '');
      return embedded === undefined ? [] : requiredOf(embedded, isOne);
    }
    return field.json !== '-' && isOne(field) ? [field.json] : [];
  });
}

/** @param {FieldFacts} field */
function isRequired({ required, optional, omitempty }) {
  return required === true || (optional !== true && omitempty !== true);
}

/** Mirrors Go's `parseUnions`. @param {StructFacts} struct @returns {Keywords[]} */
function unionsOf(struct) {
  const embedded = struct.fields.flatMap(({ inline, type }) => {
    const target = inline ? structOf(type.ref ?? '') : undefined;
    return target === undefined ? [] : unionsOf(target);
  });
  if (struct.union !== true) return embedded;
  const own = struct.fields.filter(({ inline, json }) => !inline && json !== '-');
  const isDiscriminator = (/** @type {FieldFacts} */ { union = [] }) => union.includes('unionDiscriminator');
  const discriminator = own.find(isDiscriminator)?.json;
  const members = own.filter((field) => !isDiscriminator(field)).map(({ json, go }) => [json, go]);
  const union = {
    ...(discriminator !== undefined && { discriminator }),
    'fields-to-discriminateBy': Object.fromEntries(members.sort()),
  };
  return [union, ...embedded];
}

/** @param {FieldFacts} field @returns {Keywords} */
function fieldKeywords({ type, default: value, listType, mapType, structType }) {
  const values = enumOf(type);
  return {
    ...(value !== undefined && { default: value }),
    ...(values !== undefined && inElements(type, { enum: values })),
    ...(listType === 'atomic' && { 'x-kubernetes-list-type': listType }),
    ...((mapType ?? structType) !== undefined && { 'x-kubernetes-map-type': mapType ?? structType }),
  };
}

/** The values of a type that is marked as an enumeration. @param {TypeFacts} type */
function enumOf(type) {
  const { named } = elementOf(type);
  const known = named === undefined ? undefined : namedType(named);
  const target = known?.alias === undefined ? known : namedType(known.alias);
  return target?.enum === true ? [...new Set(target.values)].sort() : undefined;
}

/** Keywords about the elements of a list or map, or about the value itself. @param {TypeFacts} type @param {Keywords} keywords @returns {Keywords} */
function inElements(type, keywords) {
  if (type.list !== undefined) return { items: inElements(type.list, keywords) };
  return type.map === undefined ? keywords : { additionalProperties: inElements(type.map, keywords) };
}
