// OpenAPI documents of version 2 as Protobuf: the messages of openapi.v2 that clients of Kubernetes ask for. A tag is a
// field's number times 8 plus its wire type; fields are written last first.
import { Writer } from '#engine/protobuf/writer';
import { type JSONObject, listOf, members, objectOf } from './document_v2.ts';

const METHODS = [
  ['patch', 66],
  ['head', 58],
  ['options', 50],
  ['delete', 42],
  ['post', 34],
  ['put', 26],
  ['get', 18],
] as const;

/** The bytes of `openapi.v2.Document`. */
export function openAPIV2Protobuf(document: JSONObject): Uint8Array {
  const writer = new Writer();
  const { securityDefinitions, definitions } = document;
  if (securityDefinitions !== undefined)
    message(writer, 106, () => named(writer, securityDefinitions, 10, writeSecurityScheme));
  for (const requirement of lastFirst(listOf(document['security'])))
    message(writer, 98, () => named(writer, requirement, 10, (_writer, _value, tag) => message(writer, tag, () => {})));
  if (definitions !== undefined) message(writer, 74, () => named(writer, definitions, 10, writeSchema));
  message(writer, 66, () => named(writer, document['paths'], 18, writePathItem));
  message(writer, 18, () => {
    const { title, version } = objectOf(document['info']);
    text(writer, version, 18);
    text(writer, title, 10);
  });
  text(writer, document['swagger'], 10);
  return writer.finish();
}

/** A key: clients send no others. */
function writeSecurityScheme(writer: Writer, scheme: JSONObject, tag: number): void {
  message(writer, tag, () => {
    message(writer, 18, () => {
      text(writer, scheme['description'], 34);
      text(writer, scheme['in'], 26);
      text(writer, scheme['name'], 18);
      text(writer, scheme['type'], 10);
    });
  });
}

function message(writer: Writer, tag: number, write: () => void): void {
  const size = writer.size();
  write();
  writer.close(size, tag);
}

/** A list is written from its end, too. */
function lastFirst<T>(list: readonly T[]): T[] {
  return [...list].reverse();
}

function texts(writer: Writer, list: readonly unknown[], tag: number): void {
  for (const each of lastFirst(list)) if (typeof each === 'string') writer.string(each, tag);
}

/** Fields of messages have no presence: an empty text is none, nor is the number 0. */
function text(writer: Writer, value: unknown, tag: number): void {
  if (typeof value === 'string' && value !== '') writer.string(value, tag);
}

/** A message with a name and a value, for each member of an object. */
function named(
  writer: Writer,
  object: unknown,
  tag: number,
  write: (writer: Writer, value: JSONObject, tag: number) => void,
): void {
  for (const [name, value] of lastFirst(members(object)))
    message(writer, tag, () => {
      write(writer, objectOf(value), 18);
      writer.string(name, 10);
    });
}

/** Values of any kind, as YAML: JSON is some. */
function any(writer: Writer, value: unknown, tag: number): void {
  message(writer, tag, () => writer.string(JSON.stringify(value), 18));
}

/** The members that begin with `x-`. */
function extensions(writer: Writer, object: JSONObject, tag: number): void {
  for (const [name, value] of lastFirst(members(object)))
    if (name.startsWith('x-'))
      message(writer, tag, () => {
        any(writer, value, 18);
        writer.string(name, 10);
      });
}

function number(writer: Writer, value: unknown, tag: number): void {
  if (typeof value !== 'number' || value === 0) return;
  if (tag % 8 === 1) writer.float64(value, tag);
  else writer.int64(value, tag);
}

function flag(writer: Writer, value: unknown, tag: number): void {
  if (value === true) writer.bool(true, tag);
}

function writeSchema(writer: Writer, schema: JSONObject, tag: number): void {
  message(writer, tag, () => {
    extensions(writer, schema, 250);
    if (schema['example'] !== undefined) any(writer, schema['example'], 242);
    if (schema['properties'] !== undefined)
      message(writer, 202, () => named(writer, schema['properties'], 10, writeSchema));
    const { items, type, additionalProperties } = schema;
    if (items !== undefined) message(writer, 186, () => writeSchema(writer, objectOf(items), 10));
    if (typeof type === 'string') message(writer, 178, () => text(writer, type, 10));
    if (additionalProperties !== undefined)
      message(writer, 170, () => {
        if (typeof additionalProperties === 'boolean') writer.bool(additionalProperties, 16);
        else writeSchema(writer, objectOf(additionalProperties), 10);
      });
    for (const value of lastFirst(listOf(schema['enum']))) any(writer, value, 162);
    texts(writer, listOf(schema['required']), 154);
    number(writer, schema['minProperties'], 144);
    number(writer, schema['maxProperties'], 136);
    flag(writer, schema['uniqueItems'], 128);
    number(writer, schema['minItems'], 120);
    number(writer, schema['maxItems'], 112);
    text(writer, schema['pattern'], 106);
    number(writer, schema['minLength'], 96);
    number(writer, schema['maxLength'], 88);
    flag(writer, schema['exclusiveMinimum'], 80);
    number(writer, schema['minimum'], 73);
    flag(writer, schema['exclusiveMaximum'], 64);
    number(writer, schema['maximum'], 57);
    number(writer, schema['multipleOf'], 49);
    if (schema['default'] !== undefined) any(writer, schema['default'], 42);
    text(writer, schema['description'], 34);
    text(writer, schema['title'], 26);
    text(writer, schema['format'], 18);
    text(writer, schema['$ref'], 10);
  });
}

function writePathItem(writer: Writer, item: JSONObject, tag: number): void {
  message(writer, tag, () => {
    writeParameters(writer, item['parameters'], 74);
    for (const [method, field] of METHODS)
      if (item[method] !== undefined) writeOperation(writer, objectOf(item[method]), field);
  });
}

function writeOperation(writer: Writer, operation: JSONObject, tag: number): void {
  message(writer, tag, () => {
    extensions(writer, operation, 106);
    message(writer, 74, () => named(writer, operation['responses'], 10, writeResponse));
    writeParameters(writer, operation['parameters'], 66);
    texts(writer, listOf(operation['consumes']), 58);
    texts(writer, listOf(operation['produces']), 50);
    text(writer, operation['operationId'], 42);
    text(writer, operation['description'], 26);
    texts(writer, listOf(operation['tags']), 10);
  });
}

function writeResponse(writer: Writer, { description, schema }: JSONObject, tag: number): void {
  message(writer, tag, () =>
    message(writer, 10, () => {
      if (schema !== undefined) message(writer, 18, () => writeSchema(writer, objectOf(schema), 10));
      text(writer, description, 10);
    }),
  );
}

function writeParameters(writer: Writer, parameters: unknown, tag: number): void {
  for (const each of lastFirst(listOf(parameters)))
    message(writer, tag, () => message(writer, 10, () => writeParameter(writer, objectOf(each))));
}

function writeParameter(writer: Writer, parameter: JSONObject): void {
  const { in: place, name, required, schema, type, uniqueItems, description } = parameter;
  if (place === 'body') {
    message(writer, 10, () => {
      writeSchema(writer, objectOf(schema), 42);
      flag(writer, required, 32);
      text(writer, place, 26);
      text(writer, name, 18);
    });
    return;
  }
  const isQuery = place === 'query';
  // Fields of a path have no `allowEmptyValue` before their type.
  message(writer, 18, () =>
    message(writer, isQuery ? 26 : 34, () => {
      flag(writer, uniqueItems, isQuery ? 160 : 152);
      text(writer, type, isQuery ? 50 : 42);
      text(writer, name, 34);
      text(writer, description, 26);
      text(writer, place, 18);
      flag(writer, required, 8);
    }),
  );
}
