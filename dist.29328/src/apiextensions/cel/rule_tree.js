import { declTypeOf, escapeName } from '../../cel/index.js';
import { additionalOf, isEmbedded, itemsOf, propertyOf } from '../schema/parts.js';
import { compileRules } from './compile_rules.js';
/** A schema that has rules, or inside which there are some. */
export class RuleNode {
    schema;
    isResourceRoot;
    items;
    properties;
    additional;
    allOf;
    #rules;
    #declared;
    #compiled;
    constructor(schema, rules, declared, isResourceRoot, inside) {
        this.schema = schema;
        this.isResourceRoot = isResourceRoot;
        this.items = inside.items;
        this.properties = inside.properties;
        this.additional = inside.additional;
        this.allOf = inside.allOf;
        this.#rules = rules;
        this.#declared = declared;
    }
    /** Whether the rules can't be compiled, as expressions can't see values of the schema. */
    get isInvisible() {
        return this.#declared === undefined && this.#rules.length > 0;
    }
    /** The rules, compiled when they are first needed. */
    get rules() {
        if (this.#declared === undefined)
            return [];
        this.#compiled ??= compileRules(this.schema, this.#rules, this.#declared);
        return this.#compiled;
    }
}
/** The rules of a schema; undefined when it has none. Mirrors `cel.NewValidator`. */
export function ruleTreeOf(schema, isResourceRoot) {
    if (schema === undefined || !hasRules(schema))
        return undefined;
    return nodeOf(schema, schema, isResourceRoot, declTypeOf(schema, isResourceRoot));
}
/** Whether there are rules on the values that a schema describes; those of `allOf` don't count. */
export function hasRules(schema) {
    if (schema === undefined)
        return false;
    return ((schema['x-kubernetes-validations']?.length ?? 0) > 0 ||
        hasRules(itemsOf(schema)) ||
        hasRules(additionalOf(schema)) ||
        Object.values(schema.properties ?? {}).some(hasRules));
}
/** @param rules the schema whose rules are meant: `schema` itself, or one of its `allOf` */
function nodeOf(rules, schema, isResourceRoot, declared) {
    const insideOf = (ruled, described) => ruled && described && nodeOf(ruled, described, isEmbedded(described), declared?.element);
    const items = insideOf(itemsOf(rules), itemsOf(schema));
    const additional = insideOf(additionalOf(rules), additionalOf(schema));
    const properties = new Map();
    for (const [name, ruled] of Object.entries(rules.properties ?? {})) {
        const described = propertyOf(schema, name);
        if (described === undefined)
            continue;
        const escaped = escapeName(name);
        const type = escaped === undefined ? declTypeOf(described, isEmbedded(described)) : declared?.fields?.get(escaped);
        const node = type && nodeOf(ruled, described, isEmbedded(described), type);
        if (node !== undefined)
            properties.set(name, node);
    }
    const allOf = (rules.allOf ?? []).flatMap((each) => nodeOf(each, schema, isResourceRoot, declared) ?? []);
    const own = rules['x-kubernetes-validations'] ?? [];
    const isEmpty = own.length === 0 && !items && !additional && properties.size === 0 && allOf.length === 0;
    if (isEmpty)
        return undefined;
    return new RuleNode(schema, own, declared, isResourceRoot, { items, properties, additional, allOf });
}
