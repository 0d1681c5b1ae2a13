// OpenAPI documents of version 2 (Swagger), made of those of version 3, for clients that don't know the newer form.

import type { Steps } from '#engine/steps';
import { SECURITY_SCHEME, TOKEN } from './security.ts';

/** A JSON object. */
export interface JSONObject {
  readonly [name: string]: unknown;
}

/** What version 2 has no words for, and the defaults, which Go's servers leave out of it. */
const UNKNOWN_KEYWORDS: ReadonlySet<string> = new Set(['allOf', 'anyOf', 'default', 'nullable', 'not', 'oneOf']);

/** Kinds of values that version 2 knows as texts only. */
const TEXTS: ReadonlySet<unknown> = new Set(['int-or-string', 'quantity']);

/** One document of version 2 of several of version 3, given as JSON: each is a step. */
export function* openAPIV2Document(documents: readonly string[], version: string): Steps<JSONObject> {
  const paths: Record<string, unknown> = {};
  const definitions: Record<string, unknown> = {};
  for (const json of documents) {
    yield;
    const document = objectOf(JSON.parse(json));
    for (const [path, item] of members(document['paths'])) paths[path] = pathItem(objectOf(item));
    for (const [name, schema] of members(objectOf(document['components'])['schemas'])) {
      const known = objectOf(definitions[name]);
      const made = definitionV2(objectOf(schema));
      // The options of requests are in every document, as a Kind of its version.
      const kinds = [...listOf(known[KINDS]), ...listOf(made[KINDS]).filter((each) => !isAmong(known[KINDS], each))];
      definitions[name] = kinds.length === 0 ? made : { ...made, [KINDS]: kinds };
    }
  }
  yield;
  const sorted = (all: Readonly<Record<string, unknown>>): JSONObject =>
    Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  return {
    swagger: '2.0',
    info: { title: 'Kubernetes', version },
    paths: sorted(paths),
    definitions: sorted(definitions),
    securityDefinitions: { [TOKEN]: SECURITY_SCHEME },
    security: [{ [TOKEN]: [] }],
  };
}

const KINDS = 'x-kubernetes-group-version-kind';

/** The schema of a type. Of a custom resource that may hold anything nothing is said, not even of its metadata, as in Go. */
function definitionV2(schema: JSONObject): JSONObject {
  if (schema[KINDS] === undefined || schema['x-kubernetes-preserve-unknown-fields'] !== true) return schemaV2(schema);
  return { type: 'object', [KINDS]: schema[KINDS] };
}

function isAmong(kinds: unknown, kind: unknown): boolean {
  return listOf(kinds).some((each) => JSON.stringify(each) === JSON.stringify(kind));
}

function pathItem(item: JSONObject): JSONObject {
  const { parameters, ...operations } = item;
  return {
    ...Object.fromEntries(
      Object.entries(operations).map(([method, operation]) => [method, operationV2(objectOf(operation))]),
    ),
    ...(listOf(parameters).length > 0 && { parameters: listOf(parameters).map(parameterV2) }),
  };
}

function operationV2({ parameters, requestBody, responses, ...rest }: JSONObject): JSONObject {
  const body = content(requestBody);
  const answers = members(responses).map(([code, response]) => {
    const [first] = content(response);
    const schema = first && { schema: schemaV2(objectOf(objectOf(first[1])['schema'])) };
    return [code, { description: objectOf(response)['description'], ...schema }] as const;
  });
  const answered = new Set(members(responses).flatMap(([, response]) => content(response).map(([type]) => type)));
  const produces = [...answered].sort((a, b) => rankOf(a) - rankOf(b));
  // Version 3 has no word for what a request without a body may be.
  const ofRequest = rest['x-kubernetes-action'] === undefined ? produces : ['*/*'];
  const consumes = body.length === 0 ? ofRequest : body.map(([type]) => type);
  const [first] = body;
  const bodyParameter = first && {
    name: 'body',
    in: 'body',
    ...(objectOf(requestBody)['required'] === true && { required: true }),
    schema: schemaV2(objectOf(objectOf(first[1])['schema'])),
  };
  const all = [...(bodyParameter ? [bodyParameter] : []), ...listOf(parameters).map(parameterV2)];
  return {
    ...rest,
    consumes,
    ...(produces.length > 0 && { produces }),
    ...(all.length > 0 && { parameters: all }),
    responses: Object.fromEntries(answers),
  };
}

/** The order in which Go's servers name media types. */
const TYPES = ['text/plain', 'application/json', 'application/yaml', 'application/vnd.kubernetes.protobuf'];
const RANKS = [...TYPES, ...TYPES.map((type) => `${type};stream=watch`)];

function rankOf(type: string): number {
  const rank = RANKS.indexOf(type);
  return rank < 0 ? RANKS.length : rank;
}

function parameterV2(parameter: unknown): JSONObject {
  const { schema, ...rest } = objectOf(parameter);
  return { ...rest, ...objectOf(schema) };
}

/**
 * A schema in the words of version 2. What may be null or anything loses its type, and with it what stands below: so do
 * Kubernetes' servers, because kubectl reads it so.
 */
function schemaV2(schema: JSONObject): JSONObject {
  const { $ref, allOf, nullable } = schema;
  const [only, ...others] = listOf(allOf);
  const reference = $ref ?? (others.length === 0 ? objectOf(only)['$ref'] : undefined);
  const kept = Object.entries(schema).filter(([keyword]) => !UNKNOWN_KEYWORDS.has(keyword) && keyword !== '$ref');
  if (typeof reference === 'string')
    return {
      ...Object.fromEntries(kept),
      $ref: reference.replace('#/components/schemas/', '#/definitions/'),
    };
  const isAnything = schema['x-kubernetes-preserve-unknown-fields'] === true;
  const made: Record<string, unknown> = {};
  for (const [keyword, value] of kept) {
    if ((nullable === true || isAnything) && (keyword === 'items' || keyword === 'properties')) continue;
    made[keyword] = inSchemas(keyword, value, schemaV2);
  }
  const isUntyped = nullable === true || (isAnything && (made['type'] === 'object' || made['type'] === 'array'));
  if (isUntyped) delete made['type'];
  if (isText(schema)) made['type'] = 'string';
  if (Array.isArray(made['required'])) {
    const properties = objectOf(schema['properties']);
    const required = made['required'].filter((name) => objectOf(properties[name])['nullable'] !== true);
    if (required.length > 0) made['required'] = required;
    else delete made['required'];
  }
  return made;
}

/** Whether a value is a number or a text, as quantities and ports are. */
function isText(schema: JSONObject): boolean {
  if (TEXTS.has(schema['format'])) return true;
  const types = listOf(schema['oneOf']).map((each) => objectOf(each)['type']);
  return schema['type'] === undefined && types.length === 2 && types.includes('string');
}

/** The value of a keyword with each schema in it changed: those of items, of properties and of the values of a map. */
export function inSchemas(keyword: string, value: unknown, change: (schema: JSONObject) => JSONObject): unknown {
  switch (keyword) {
    case 'items':
    case 'additionalProperties':
      return typeof value === 'object' ? change(objectOf(value)) : value;
    case 'properties':
      return Object.fromEntries(members(value).map(([name, schema]) => [name, change(objectOf(schema))]));
    default:
      return value;
  }
}

function content(holder: unknown): readonly (readonly [string, unknown])[] {
  return members(objectOf(holder)['content']);
}

/** The members of an object; none of what is not an object. */
export function members(value: unknown): readonly (readonly [string, unknown])[] {
  return Object.entries(objectOf(value));
}

/** An object as it is; an empty one in place of anything else. */
export function objectOf(value: unknown): JSONObject {
  return isObject(value) ? value : {};
}

function isObject(value: unknown): value is JSONObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list as it is; an empty one in place of anything else. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
