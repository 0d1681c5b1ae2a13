// @ts-check
// Short ways to write schemas, and questions about expressions over them.

/** @typedef {Record<string, unknown>} Schema */

/** @type {(format?: string, more?: Schema) => Schema} */
export const string = (format, more = {}) => ({ type: 'string', ...(format && { format }), ...more });
/** @type {(format?: string, more?: Schema) => Schema} */
export const integer = (format, more = {}) => ({ type: 'integer', ...(format && { format }), ...more });
/** @type {(format?: string, more?: Schema) => Schema} */
export const number = (format, more = {}) => ({ type: 'number', ...(format && { format }), ...more });
/** @type {(more?: Schema) => Schema} */
export const boolean = (more = {}) => ({ type: 'boolean', ...more });
/** @type {(more?: Schema) => Schema} */
export const intOrString = (more = {}) => ({ 'x-kubernetes-int-or-string': true, ...more });
/** @type {(properties: Record<string, Schema>, more?: Schema) => Schema} */
export const object = (properties, more = {}) => ({ type: 'object', properties, ...more });
/** @type {(items: Schema, more?: Schema) => Schema} */
export const list = (items, more = {}) => ({ type: 'array', items, ...more });
/** @type {(items: Schema, more?: Schema) => Schema} */
export const set = (items, more = {}) => list(items, { 'x-kubernetes-list-type': 'set', ...more });
/** @type {(keys: readonly string[], items: Schema, more?: Schema) => Schema} */
export const mapList = (keys, items, more = {}) =>
  list(items, { 'x-kubernetes-list-type': 'map', 'x-kubernetes-list-map-keys': keys, ...more });
/** @type {(values: Schema, more?: Schema) => Schema} */
export const map = (values, more = {}) => ({ type: 'object', additionalProperties: values, ...more });
/** @type {(more?: Schema) => Schema} */
export const embedded = (more = {}) => ({ type: 'object', 'x-kubernetes-embedded-resource': true, ...more });
/** @type {Schema} */
export const anything = { 'x-kubernetes-preserve-unknown-fields': true };
/** @type {(...rules: (string | Schema)[]) => Schema} */
export const rules = (...rules) => ({
  'x-kubernetes-validations': rules.map((rule) => (typeof rule === 'string' ? { rule } : rule)),
});

/**
 * Questions about expressions over the same schema and data.
 * @param {string} situation the name of upstream's group of tests
 * @param {{ schema: Schema, self?: unknown, oldSelf?: unknown, root?: boolean, optionalOldSelf?: boolean }} scope
 * @param {readonly string[]} expressions
 */
export const expressions = (situation, scope, expressions) =>
  expressions.map((expression) => ({ for: situation, in: { expression, ...scope } }));
