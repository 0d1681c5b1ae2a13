import { deducedTypeName, deducedTypes, Schema, SchemaError, untypedTypeName, } from '../structuredmergediff/schema/index.js';
import { isList, isMap, MAX_DEPTH } from '../structuredmergediff/value/index.js';
/** Types whose schema is less specific than the type. */
const quantity = 'io.k8s.apimachinery.pkg.api.resource.Quantity';
const rawExtension = 'io.k8s.apimachinery.pkg.runtime.RawExtension';
/**
 * Converts structural OpenAPI v3 schemas to types, named by the last segment of their references. Mirrors Go's
 * `schemaconv.ToSchemaFromOpenAPI`.
 * @param preserveUnknownFields whether to allow undeclared fields everywhere
 * @param source resolves types that are not among the models
 * @throws {SchemaError} listing all errors
 */
export function toSchemaFromOpenAPI(models, preserveUnknownFields = false, source) {
    const faults = [];
    const types = [];
    for (const [name, model] of Object.entries(models)) {
        const schema = model;
        if (refOf(schema) !== '')
            continue;
        if (name === quantity)
            types.push({ name, scalar: 'untyped' });
        else if (name === rawExtension)
            types.push({ ...deducedTypes[0], name });
        else
            types.push({ name, ...new Conversion(faults, name, preserveUnknownFields, 0).atom(schema) });
    }
    if (faults.length > 0)
        throw new SchemaError(faults.join('\n'));
    return new Schema([...types, ...deducedTypes], source);
}
/** Converts one schema, named or within another. */
class Conversion {
    faults;
    name;
    depth;
    preserve;
    constructor(faults, name, preserve, depth) {
        this.faults = faults;
        this.name = name;
        this.preserve = preserve;
        this.depth = depth;
    }
    atom(schema) {
        if (schema['x-kubernetes-preserve-unknown-fields'] === true)
            this.preserve = true;
        const type = typeOf(schema);
        switch (type) {
            case '':
                return { scalar: 'untyped', list: this.list(schema), map: this.map(schema) };
            case 'object':
                return { map: this.map(schema) };
            case 'array':
                return { list: this.list(schema) };
            case 'integer':
            case 'number':
            case 'boolean':
            case 'string':
                return { scalar: scalarOf(type, schema['format']) };
            default:
                this.fault(`unrecognized type: '${type}'`);
                return { scalar: 'untyped' };
        }
    }
    map(schema) {
        const properties = isMap(schema['properties']) ? schema['properties'] : {};
        const fields = Object.entries(properties).map(([name, property]) => {
            const value = isMap(property) ? property['default'] : undefined;
            return { name, type: this.ref(property), ...(value === undefined || value === null ? {} : { default: value }) };
        });
        const elementType = this.additional(schema, fields.length > 0);
        const relationship = this.relationship(schema);
        return {
            ...(fields.length > 0 ? { fields } : {}),
            ...(elementType === undefined ? {} : { elementType }),
            ...(relationship === undefined ? {} : { elementRelationship: relationship }),
        };
    }
    /** The type of undeclared fields; `undefined` when not allowed. */
    additional(schema, hasFields) {
        const additional = schema['additionalProperties'];
        if (isMap(additional))
            return this.ref(additional);
        if (additional === undefined || additional === null)
            return this.preserve || !hasFields ? { namedType: deducedTypeName } : undefined;
        return additional === true ? { namedType: deducedTypeName } : undefined;
    }
    list(schema) {
        const { items } = schema;
        let elementType = { namedType: untypedTypeName };
        if (isMap(items))
            elementType = this.ref(items);
        else if (items !== undefined && items !== null) {
            this.fault('structural schema arrays must have exactly one member subtype');
            elementType = { namedType: deducedTypeName };
        }
        else if (typeOf(schema) !== '')
            this.fault('`items` must be specified on arrays');
        return { elementType, ...this.listFacts(schema) };
    }
    listFacts(schema) {
        const type = schema['x-kubernetes-list-type'];
        const strategy = schema['x-kubernetes-patch-strategy'];
        if (type === 'set')
            return { elementRelationship: 'associative' };
        if (type === 'map') {
            const keys = schema['x-kubernetes-list-map-keys'];
            if (isList(keys))
                return { elementRelationship: 'associative', keys: keys.filter((key) => typeof key === 'string') };
            this.fault(keys === undefined ? 'missing map keys' : `uninterpreted map keys: ${JSON.stringify(keys)}`);
            return { elementRelationship: 'associative' };
        }
        if (type !== undefined) {
            if (type !== 'atomic')
                this.fault(`unknown list type ${String(type)}`);
            return { elementRelationship: 'atomic' };
        }
        if (strategy === 'merge' || strategy === 'merge,retainKeys') {
            const key = schema['x-kubernetes-patch-merge-key'];
            if (typeof key === 'string')
                return { elementRelationship: 'associative', keys: [key] };
            if (key !== undefined)
                this.fault(`uninterpreted merge key: ${JSON.stringify(key)}`);
            return { elementRelationship: 'associative' };
        }
        if (strategy !== undefined && strategy !== 'retainKeys')
            this.fault(`unknown patch strategy ${String(strategy)}`);
        return { elementRelationship: 'atomic' };
    }
    relationship(schema) {
        const type = schema['x-kubernetes-map-type'];
        if (type === undefined)
            return undefined;
        if (type === 'atomic')
            return 'atomic';
        if (type === 'granular')
            return 'separable';
        this.fault(`unknown map type ${String(type)}`);
        return undefined;
    }
    /** A nested schema: a reference, or an inline type. */
    ref(value) {
        const schema = isMap(value) ? value : {};
        const nullable = schema['nullable'] === true ? { nullable: true } : {};
        const name = refOf(schema);
        if (name !== '') {
            const elementRelationship = this.relationship(schema);
            return { namedType: name, ...nullable, ...(elementRelationship === undefined ? {} : { elementRelationship }) };
        }
        if (this.depth >= MAX_DEPTH) {
            this.fault(`more than ${MAX_DEPTH} levels`);
            return {};
        }
        return { ...new Conversion(this.faults, this.name, this.preserve, this.depth + 1).atom(schema), ...nullable };
    }
    fault(message) {
        this.faults.push(`${'inlined in '.repeat(this.depth)}${this.name}: ${message}`);
    }
}
function typeOf(schema) {
    const { type } = schema;
    return String((isList(type) ? type[0] : type) ?? '');
}
/** The last segment of a reference; empty without one. */
function refOf(schema) {
    const { $ref, allOf } = schema;
    if (typeof $ref === 'string' && $ref !== '')
        return $ref.slice($ref.lastIndexOf('/') + 1);
    return isList(allOf) && allOf.length === 1 && isMap(allOf[0]) && typeof allOf[0]['$ref'] === 'string'
        ? refOf({ $ref: allOf[0]['$ref'] })
        : '';
}
function scalarOf(type, format) {
    if (type === 'boolean')
        return 'boolean';
    if (type !== 'string')
        return 'numeric';
    // Values of other formats may be written in several ways.
    return format === undefined || format === '' || format === 'byte' ? 'string' : 'untyped';
}
