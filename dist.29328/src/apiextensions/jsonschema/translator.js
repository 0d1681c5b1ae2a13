import { append } from '#engine/go/append';
import { additionalOf, isEmbedded, itemsOf, META_FIELDS } from '../schema/parts.js';
import { kindOf } from '../schema/value_kind.js';
import { formatOf } from '../validation/formats/registry.js';
import { typesOf } from '../validation/value_types.js';
import { ajvFormatName } from './ajv_options.js';
import { allOf, NEVER } from './json_schema.js';
import { numberSchema } from './number_schema.js';
/** A text that ajv treats as no property. */
const PROTO = '__proto__';
/** Makes JSON Schemas of structural ones, and remembers what they leave out. */
export class Translator {
    unchecked = [];
    #written;
    #closed;
    constructor({ defaulted = false, closed = false }) {
        this.#written = !defaulted;
        this.#closed = closed;
    }
    /** The schema of a whole object. */
    root(schema) {
        return this.#schema(schema, { path: '', pointer: '' }, true, META_FIELDS);
    }
    /** @param fields whether unknown fields may be refused: combined schemas name only some */
    #schema(schema, place, fields, also = []) {
        const { types, format } = typesOf(schema);
        const values = schema.enum && schema.enum.length > 0 ? schema.enum : undefined;
        const takesNull = (types.length === 0 || schema.nullable === true) && values === undefined;
        for (const keyword of ['x-kubernetes-validations', 'x-kubernetes-embedded-resource'])
            if (schema[keyword])
                this.#leaveOut(place, keyword);
        const listType = schema['x-kubernetes-list-type'];
        if (listType === 'set' || listType === 'map')
            this.#leaveOut(place, 'x-kubernetes-list-type');
        const rest = allOf([
            wordsOf(schema),
            typeSchema(types, format, takesNull),
            values === undefined ? {} : enumSchema(types, values),
            numberSchema(types, format, schema, (keyword) => this.#leaveOut(place, keyword)),
            textSchema(schema, format),
            this.#arraySchema(schema, place, fields),
            this.#objectSchema(schema, place, fields, also),
        ]);
        const combined = this.#combined(schema, place);
        if (combined.length === 0)
            return rest;
        // Null is not compared with combined schemas.
        return allOf([rest, ...combined.map((each) => (takesNull ? { anyOf: [{ type: 'null' }, each] } : each))]);
    }
    #leaveOut({ path, pointer }, keyword) {
        this.unchecked.push({ path, keyword, pointer: `${pointer}/${keyword}` });
    }
    #arraySchema(schema, place, fields) {
        const items = itemsOf(schema);
        return allOf([
            items === undefined
                ? {}
                : { items: this.#schema(items, { path: `${place.path}[]`, pointer: `${place.pointer}/items` }, fields) },
            countSchema('array', 'Items', schema.minItems, schema.maxItems),
            schema.uniqueItems === true ? { uniqueItems: true } : {},
        ]);
    }
    #objectSchema(schema, place, fields, also) {
        const properties = Object.entries(schema.properties ?? {});
        const isDefaulted = (name) => this.#written && properties.some(([other, { default: value }]) => other === name && value !== undefined);
        const required = (schema.required ?? []).filter((name) => !isDefaulted(name));
        const translated = properties.map(([name, inner]) => [name, this.#schema(inner, below(place, name, 'properties', name), fields)]);
        const known = translated.filter(([name]) => name !== PROTO);
        const hasProto = known.length < translated.length;
        if (hasProto)
            this.#leaveOut(place, 'properties');
        return allOf([
            known.length === 0 ? {} : { properties: Object.fromEntries(known) },
            requiredSchema(required),
            hasProto ? {} : this.#additionalSchema(schema, place, fields, also),
            this.#countOf(schema, place),
        ]);
    }
    #additionalSchema(schema, place, fields, also) {
        const additional = additionalOf(schema);
        if (additional !== undefined)
            return { additionalProperties: this.#schema(additional, below(place, '*', 'additionalProperties'), fields) };
        if (schema.additionalProperties === false)
            return { additionalProperties: false };
        const isOpen = schema['x-kubernetes-preserve-unknown-fields'] === true || schema.additionalProperties === true;
        if (!this.#closed || !fields || isOpen || schema.type !== 'object')
            return {};
        const names = isEmbedded(schema) ? META_FIELDS : also;
        const others = names.filter((name) => !Object.hasOwn(schema.properties ?? {}, name));
        if (others.length === 0)
            return { additionalProperties: false };
        return { patternProperties: { [`^(${others.join('|')})$`]: {} }, additionalProperties: false };
    }
    #countOf(schema, place) {
        const { minProperties, maxProperties } = schema;
        const count = countSchema('object', 'Properties', minProperties, maxProperties);
        if (Object.keys(count).length === 0 || !this.#written || !hasDefaults(schema))
            return count;
        this.#leaveOut(place, minProperties ? 'minProperties' : 'maxProperties');
        return {};
    }
    #combined(schema, place) {
        const isBefore = this.#written && hasDefaults(schema);
        return ['allOf', 'anyOf', 'oneOf', 'not'].flatMap((keyword) => {
            const given = schema[keyword];
            if (!given || (Array.isArray(given) && given.length === 0))
                return [];
            if (isBefore) {
                this.#leaveOut(place, keyword);
                return [];
            }
            const before = this.unchecked.length;
            const schemas = (Array.isArray(given) ? given : [given]).map((each, index) => {
                const pointer = `${place.pointer}/${keyword}${Array.isArray(given) ? `/${index}` : ''}`;
                return this.#schema(each, { path: place.path, pointer }, false);
            });
            // Where a schema must not hold, leaving out a part of it would refuse more.
            if (this.unchecked.length > before && (keyword === 'not' || keyword === 'oneOf')) {
                this.unchecked.length = before;
                this.#leaveOut(place, keyword);
                return [];
            }
            return [{ [keyword]: keyword === 'not' ? schemas[0] : schemas }];
        });
    }
}
function below({ path, pointer }, field, ...keys) {
    const steps = keys.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
    return { path: path === '' ? field : `${path}.${field}`, pointer: pointer + steps };
}
/** ajv passes over a required field without a name. */
function requiredSchema(names) {
    const named = [...new Set(names)].filter((name) => name !== '');
    return {
        ...(named.length > 0 && { required: named }),
        ...(names.includes('') && { if: { type: 'object' }, then: { not: { propertyNames: { minLength: 1 } } } }),
    };
}
function wordsOf({ title, description, default: value }) {
    return {
        ...(title && { title }),
        ...(description && { description }),
        ...(value !== undefined && { default: value }),
    };
}
/** As in Go, a list passes as a string with a format. */
function typeSchema(types, format, takesNull) {
    const isText = format !== '' && !types.includes('integer') && !types.includes('number');
    const all = [...new Set([...types, ...(isText ? ['string', 'array'] : [])]), ...(takesNull ? ['null'] : [])];
    if (types.length === 0 && !isText)
        return {};
    return { type: all.length === 1 ? all[0] : all };
}
function textSchema({ minLength, maxLength, pattern }, format) {
    return allOf([
        countSchema('string', 'Length', minLength, maxLength),
        pattern ? { pattern } : {},
        formatOf(format) === undefined ? {} : { format: ajvFormatName(format) },
    ]);
}
/** `minItems` and the like. A negative maximum admits nothing. */
function countSchema(type, what, min, max) {
    const least = Number(min ?? 0);
    const most = max === undefined || max === null ? undefined : Number(max);
    if (most !== undefined && most < 0)
        return allOf([{ not: { type } }]);
    return { ...(least > 0 && { [`min${what}`]: least }), ...(most !== undefined && { [`max${what}`]: most }) };
}
/** Whether a server would add something to values of a schema. */
function hasDefaults(schema) {
    const inner = [itemsOf(schema), additionalOf(schema), ...Object.values(schema.properties ?? {})];
    return inner.some((each) => each !== undefined && (each.default !== undefined || hasDefaults(each)));
}
/**
 * The values of an enumeration, with what Go takes for one of them: it converts each value to the type of the enumerated
 * one, a number to an integer by cutting its fraction, an integer to the character of that code. Null is never among them.
 */
function enumSchema(types, values) {
    const isAny = types.length === 0;
    const literals = values.filter((value) => value !== null);
    const alternatives = [];
    for (const value of values) {
        if (typeof value === 'string' && (isAny || types.includes('integer') || types.includes('number')))
            append(alternatives, codesOf(value));
        if (typeof value === 'number' && kindOf(value) === 'integer' && (isAny || types.includes('number')))
            alternatives.push(cutTo(value));
    }
    const own = literals.length > 0 ? [{ enum: literals }] : [];
    const all = [...own, ...alternatives];
    return all.length === 0 ? NEVER : all.length === 1 ? (all[0] ?? NEVER) : { anyOf: all };
}
/** Numbers that are the integer without their fraction. */
function cutTo(integer) {
    if (integer === 0)
        return { type: 'number', exclusiveMinimum: -1, exclusiveMaximum: 1 };
    return integer > 0
        ? { type: 'number', minimum: integer, exclusiveMaximum: integer + 1 }
        : { type: 'number', exclusiveMinimum: integer - 1, maximum: integer };
}
/** The integers that Go converts to a text of one character. */
function codesOf(text) {
    const code = text.codePointAt(0);
    if (code === undefined || String.fromCodePoint(code) !== text)
        return [];
    const codes = code >= 0xd800 && code <= 0xdfff ? [] : [{ const: code }];
    if (code !== 0xfffd)
        return codes;
    return [
        ...codes,
        { type: 'integer', exclusiveMinimum: -(2 ** 63), maximum: -1 },
        { type: 'integer', minimum: 0xd800, maximum: 0xdfff },
        { type: 'integer', minimum: 0x110000, exclusiveMaximum: 2 ** 63 },
    ];
}
