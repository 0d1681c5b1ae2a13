import { isList, isMap, MAX_DEPTH } from '../value/index.js';
/** The data are not a schema. The message says where. */
export class SchemaError extends Error {
    code = 'ERR_SMD_SCHEMA';
    constructor(message) {
        super(message);
        this.name = 'SchemaError';
    }
}
/**
 * Validates a schema, as read from YAML: `{ types: [...] }`.
 * @returns the types
 * @throws {SchemaError}
 */
export function checkSchema(data) {
    schemaForm(data, 'schema', 0);
    return data.types ?? [];
}
const text = (value, path) => {
    if (typeof value !== 'string')
        throw new SchemaError(`${path}: expected string`);
};
const flag = (value, path) => {
    if (typeof value !== 'boolean')
        throw new SchemaError(`${path}: expected boolean`);
};
const anything = () => undefined;
function listOf(check) {
    return (value, path, depth) => {
        if (!isList(value))
            throw new SchemaError(`${path}: expected list`);
        value.forEach((item, at) => check(item, `${path}[${at}]`, depth + 1));
    };
}
/** An object with only these fields, all optional. */
function objectOf(fields) {
    return (value, path, depth) => {
        if (!isMap(value))
            throw new SchemaError(`${path}: expected map`);
        if (depth > MAX_DEPTH)
            throw new SchemaError(`${path.slice(0, 50)}...: more than ${MAX_DEPTH} levels`);
        const known = fields();
        for (const [name, field] of Object.entries(value)) {
            const check = Object.hasOwn(known, name) ? known[name] : undefined;
            if (check === undefined)
                throw new SchemaError(`${path}.${name}: field not declared in schema`);
            if (field !== null)
                check(field, `${path}.${name}`, depth + 1);
        }
    };
}
function atomFields() {
    return { scalar: text, list: listForm, map: mapForm, untyped: anything };
}
const refForm = /* @__PURE__ */ objectOf(() => ({
    ...atomFields(),
    namedType: text,
    elementRelationship: text,
    nullable: flag,
}));
const listForm = /* @__PURE__ */ objectOf(() => ({
    elementType: refForm,
    elementRelationship: text,
    keys: listOf(text),
}));
const fieldForm = /* @__PURE__ */ objectOf(() => ({ name: text, type: refForm, default: anything }));
const mapForm = /* @__PURE__ */ objectOf(() => ({
    fields: listOf(fieldForm),
    unions: listOf(anything),
    elementType: refForm,
    elementRelationship: text,
}));
const typeForm = /* @__PURE__ */ objectOf(() => ({ ...atomFields(), name: text }));
const schemaForm = /* @__PURE__ */ objectOf(() => ({ types: listOf(typeForm) }));
