import { isList, isMap, MAX_DEPTH } from '../value/index.ts';
import type { TypeDef } from './elements.ts';

/** The data are not a schema. The message says where. */
export class SchemaError extends Error {
  readonly code = 'ERR_SMD_SCHEMA';

  constructor(message: string) {
    super(message);
    this.name = 'SchemaError';
  }
}

/** Validates a value; throws if it is invalid. */
type Check = (value: unknown, path: string, depth: number) => void;

/**
 * Validates a schema, as read from YAML: `{ types: [...] }`.
 * @returns the types
 * @throws {SchemaError}
 */
export function checkSchema(data: unknown): readonly TypeDef[] {
  schemaForm(data, 'schema', 0);
  return (data as { readonly types?: readonly TypeDef[] }).types ?? [];
}

const text: Check = (value, path) => {
  if (typeof value !== 'string') throw new SchemaError(`${path}: expected string`);
};
const flag: Check = (value, path) => {
  if (typeof value !== 'boolean') throw new SchemaError(`${path}: expected boolean`);
};
const anything: Check = () => undefined;

function listOf(check: Check): Check {
  return (value, path, depth) => {
    if (!isList(value)) throw new SchemaError(`${path}: expected list`);
    value.forEach((item, at) => check(item, `${path}[${at}]`, depth + 1));
  };
}

/** An object with only these fields, all optional. */
function objectOf(fields: () => Readonly<Record<string, Check>>): Check {
  return (value, path, depth) => {
    if (!isMap(value)) throw new SchemaError(`${path}: expected map`);
    if (depth > MAX_DEPTH) throw new SchemaError(`${path.slice(0, 50)}...: more than ${MAX_DEPTH} levels`);
    const known = fields();
    for (const [name, field] of Object.entries(value)) {
      const check = Object.hasOwn(known, name) ? known[name] : undefined;
      if (check === undefined) throw new SchemaError(`${path}.${name}: field not declared in schema`);
      if (field !== null) check(field, `${path}.${name}`, depth + 1);
    }
  };
}

function atomFields(): Readonly<Record<string, Check>> {
  return { scalar: text, list: listForm, map: mapForm, untyped: anything };
}

const refForm: Check = /* @__PURE__ */ objectOf(() => ({
  ...atomFields(),
  namedType: text,
  elementRelationship: text,
  nullable: flag,
}));
const listForm: Check = /* @__PURE__ */ objectOf(() => ({
  elementType: refForm,
  elementRelationship: text,
  keys: listOf(text),
}));
const fieldForm: Check = /* @__PURE__ */ objectOf(() => ({ name: text, type: refForm, default: anything }));
const mapForm: Check = /* @__PURE__ */ objectOf(() => ({
  fields: listOf(fieldForm),
  unions: listOf(anything),
  elementType: refForm,
  elementRelationship: text,
}));
const typeForm: Check = /* @__PURE__ */ objectOf(() => ({ ...atomFields(), name: text }));
const schemaForm: Check = /* @__PURE__ */ objectOf(() => ({ types: listOf(typeForm) }));
