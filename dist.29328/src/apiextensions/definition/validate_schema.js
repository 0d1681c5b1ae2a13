import { forbidden, invalid, notSupported } from '#apimachinery/util/validation/field/constructors';
import { append } from '#engine/go/append';
import { hasNoElements, isVisible } from '../../cel/index.js';
import { isEmbedded, isObject } from '../schema/parts.js';
import { elementsBelow, multiplied } from './rule_costs.js';
import { validateCollection, validateMapListKeys } from './validate_list_type.js';
import { validateRuleProgram, validateRuleTexts } from './validate_rules.js';
/** The types of OpenAPI. */
const TYPES = ['array', 'boolean', 'integer', 'number', 'object', 'string'];
const META = ['metadata', 'kind', 'apiVersion'];
/** Reports what is wrong with a schema and with those inside it. Mirrors `ValidateCustomResourceDefinitionOpenAPISchema`. */
export function validateSchema(schema, place, options) {
    const found = { schema: [], rules: [] };
    collect(schema, place, options, found);
    return found;
}
function collect(schema, place, options, found) {
    const before = found.schema.length;
    validateSupport(schema, place, options, found.schema);
    const { path } = place;
    const rules = rulesBelow(schema, place);
    const elementRules = rules?.inScope === true
        ? { ...rules, isNoElement: hasNoElements(schema, place.isRoot || isEmbedded(schema)) }
        : rules;
    const into = (child, below) => {
        if (isObject(child))
            collect(child, below, options, found);
    };
    const { additionalProperties: values } = schema;
    const properties = Object.entries(schema.properties ?? {});
    if (schema.uniqueItems === true) {
        const detail = 'uniqueItems cannot be set to true since the runtime complexity becomes quadratic';
        found.schema.push(forbidden(path.child('uniqueItems'), detail));
    }
    if ((values ?? null) !== null) {
        if (properties.length > 0 && values !== true) {
            const detail = 'additionalProperties and properties are mutual exclusive';
            found.schema.push(forbidden(path.child('additionalProperties'), detail));
        }
        const noDefaults = place.insideMeta ? 'inside additionalProperties applying to object metadata' : place.noDefaults;
        into(values, {
            ...place,
            isRoot: false,
            path: path.child('additionalProperties'),
            noDefaults,
            rules: elementRules,
        });
    }
    const mapType = schema['x-kubernetes-map-type'] ?? 'granular';
    const isKnownAgain = mapType === 'granular' || mapType === 'atomic';
    for (const [name, property] of properties) {
        const isMeta = (place.isRoot || isEmbedded(schema)) && META.includes(name);
        into(property, {
            path: path.child('properties').key(name),
            isRoot: false,
            noDefaults: isMeta && place.isRoot ? `in top-level ${name}` : place.noDefaults,
            insideMeta: place.insideMeta || isMeta,
            uncorrelatable: place.uncorrelatable ?? (isKnownAgain ? undefined : path),
            rules,
        });
    }
    const plain = { ...place, isRoot: false, rules: undefined };
    into(schema.not, { ...plain, path: path.child('not') });
    for (const name of ['allOf', 'oneOf', 'anyOf'])
        for (const [index, each] of (schema[name] ?? []).entries())
            into(each, { ...plain, path: path.child(name).index(index) });
    for (const [name, each] of Object.entries(schema.definitions ?? {}))
        into(each, { ...plain, path: path.child('definitions').key(name) });
    const ofItem = {
        ...plain,
        uncorrelatable: place.uncorrelatable ?? (schema['x-kubernetes-list-type'] === 'map' ? undefined : path),
        rules: elementRules,
    };
    if (Array.isArray(schema.items))
        for (const [index, each] of schema.items.entries())
            into(each, { ...ofItem, path: path.child('items').index(index) });
    else
        into(schema.items, { ...ofItem, path: path.child('items') });
    for (const [name, each] of Object.entries(schema.dependencies ?? {}))
        into(each, { ...plain, path: path.child('dependencies').key(name) });
    if (schema['x-kubernetes-preserve-unknown-fields'] === false)
        found.schema.push(invalid(path.child('x-kubernetes-preserve-unknown-fields'), false, 'must be true or undefined'));
    validateCollection(schema, path, options.requireAtomicItems, found.schema);
    if (options.requireMapListKeys)
        append(found.schema, validateMapListKeys(schema, path));
    validateRuleTexts(schema, place, found.schema);
    // A schema with faults often declares no type.
    if (found.schema.length === before && place.rules !== undefined)
        found.rules.push(validateRuleProgram(schema, place, place.rules, options));
}
function rulesBelow(schema, { rules, isRoot }) {
    if (rules === undefined)
        return undefined;
    const { total, cardinality } = rules;
    const inScope = rules.inScope || (schema['x-kubernetes-validations']?.length ?? 0) > 0;
    const elements = elementsBelow(schema);
    const both = cardinality !== undefined && elements !== undefined;
    return {
        total,
        cardinality: both ? multiplied(cardinality, elements) : undefined,
        inScope,
        isNoElement: false,
        isHidden: rules.isHidden || (inScope && !isVisible(schema, isRoot || isEmbedded(schema))),
    };
}
/** What OpenAPI has, and custom resources have not. */
function validateSupport(schema, { path, noDefaults, insideMeta }, { requireValidTypes }, errors) {
    const { type } = schema;
    if (requireValidTypes && type && !TYPES.includes(type))
        errors.push(notSupported(path.child('type'), type, TYPES));
    if ((schema.default ?? null) !== null && noDefaults !== undefined)
        errors.push(forbidden(path.child('default'), `must not be set ${noDefaults}`));
    const isSet = {
        id: Boolean(schema.id),
        additionalItems: (schema.additionalItems ?? null) !== null,
        patternProperties: Object.keys(schema.patternProperties ?? {}).length > 0,
        definitions: Object.keys(schema.definitions ?? {}).length > 0,
        dependencies: (schema.dependencies ?? null) !== null,
        $ref: typeof schema.$ref === 'string',
    };
    for (const [name, set] of Object.entries(isSet))
        if (set)
            errors.push(forbidden(path.child(name), `${name} is not supported`));
    if (type === 'null')
        errors.push(forbidden(path.child('type'), 'type cannot be set to null, use nullable as an alternative'));
    if (Array.isArray(schema.items) && schema.items.length > 0)
        errors.push(forbidden(path.child('items'), 'items must be a schema object and not an array'));
    if (insideMeta && isEmbedded(schema))
        errors.push(forbidden(path.child('x-kubernetes-embedded-resource'), 'must not be used inside of resource meta'));
}
