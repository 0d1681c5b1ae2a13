/// <reference types="node" />
import { isMap } from '#engine/json/untyped';
import { asError } from '#engine/text/as_error';
import { CustomResourceValidators, customResourceValidator, } from '../../apiextensions/index.js';
import { decodeAll, scheme } from '../../index.js';
import { documentsOf, formatOf } from '../input/documents.js';
import { objectsIn } from '../input/read_objects.js';
import { isAnyDefinition, isV1 } from './any_definition.js';
/** What a structural schema has no words for, and says by other means. */
const DROPPED = new Set(['$schema', '$id', 'title', 'x-kubernetes-group-version-kind']);
const OF_SCHEMAS = new Set(['items', 'not', 'additionalProperties']);
const OF_SCHEMA_MAPS = new Set(['properties', 'patternProperties', 'definitions']);
const OF_SCHEMA_LISTS = new Set(['allOf', 'anyOf', 'oneOf']);
const NAME = 'CustomResourceDefinition';
/** The kinds that CustomResourceDefinitions define. Of several definitions of a kind, the first that serves the version counts. */
export class CustomResources {
    #validators = new CustomResourceValidators();
    /** By group, version and kind. */
    #schemas = new Map();
    /** Adds the definitions in a file, except invalid ones. @returns how many there are */
    addFrom(path, data) {
        if (!holds(data, NAME))
            return 0;
        let found = 0;
        for (const document of documentsOf(data, formatOf(path, data))) {
            if (!document.text.includes(NAME))
                continue;
            for (const object of objectsOf(path, document)) {
                if (!isAnyDefinition(object) || !isV1(object))
                    continue;
                this.#validators.add(object);
                found++;
            }
        }
        return found;
    }
    /** Adds the JSON Schema of a kind, or why there is none, for want of a definition. */
    addSchema(gvk, schema) {
        this.#schemas.set(nameOf(gvk), schema instanceof Error ? schema : usableSchema(gvk, schema));
    }
    /** Whether a schema of the kind was added. */
    hasSchema(gvk) {
        return this.#schemas.has(nameOf(gvk));
    }
    /** What validates objects of a kind, or why nothing can; undefined when no definition was given. */
    find(gvk) {
        try {
            return usable(this.#validators.find(gvk)) ?? this.#schemas.get(nameOf(gvk));
        }
        catch (error) {
            return asError(error);
        }
    }
}
/** The objects of a document, except invalid ones. */
function objectsOf(path, { text }) {
    try {
        return decodeAll(scheme, text, { flatten: true, unstructured: true });
    }
    catch {
        // One that is invalid may stand in a List with others.
        return objectsIn(path, text).flatMap((result) => ('read' in result ? [result.read.object] : []));
    }
}
function nameOf({ group, version, kind }) {
    return `${group}/${version} ${kind}`;
}
function usableSchema(gvk, schema) {
    try {
        return usable(customResourceValidator(definitionOf(gvk, schema)));
    }
    catch (error) {
        return asError(error);
    }
}
function usable(found) {
    return found?.servedVersions.length === 0 ? new Error('it serves no version') : found;
}
/** Whether a file contains a word: most have no definitions and need not be parsed. */
function holds(data, word) {
    return typeof data === 'string'
        ? data.includes(word)
        : Buffer.from(data.buffer, data.byteOffset, data.byteLength).includes(word);
}
/**
 * A definition that has the JSON Schema of a kind, as tools make them of CustomResourceDefinitions: closed objects become
 * objects that are pruned, `type: [string, null]` is nullable, and a choice of string and integer is an IntOrString.
 * @throws Error for a schema with references, or that is none
 */
function definitionOf({ group, version, kind }, schema) {
    const plural = `${kind.toLowerCase()}s`;
    return {
        apiVersion: 'apiextensions.k8s.io/v1',
        kind: 'CustomResourceDefinition',
        metadata: { name: `${plural}.${group}` },
        spec: {
            group,
            // Objects may have a namespace or not: a schema does not say.
            scope: 'Namespaced',
            names: { plural, kind },
            versions: [{ name: version, served: true, storage: true, schema: { openAPIV3Schema: structural(schema) } }],
        },
    };
}
function structural(schema) {
    if (!isMap(schema))
        throw new Error('not a JSON Schema of an object');
    if (Object.hasOwn(schema, '$ref'))
        throw new Error(`it has a reference (${String(schema['$ref'])})`);
    if (isIntOrString(schema))
        return { 'x-kubernetes-int-or-string': true };
    const result = {};
    for (const [key, value] of Object.entries(schema)) {
        if (DROPPED.has(key) || (key === 'additionalProperties' && value === false))
            continue;
        if (key === 'type' && Array.isArray(value)) {
            result['type'] = value.find((each) => each !== 'null');
            if (value.includes('null'))
                result['nullable'] = true;
        }
        else if (OF_SCHEMAS.has(key) && isMap(value))
            result[key] = structural(value);
        else if (OF_SCHEMA_LISTS.has(key) && Array.isArray(value))
            result[key] = value.map(structural);
        else if (OF_SCHEMA_MAPS.has(key) && isMap(value))
            result[key] = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, structural(each)]));
        else
            result[key] = value;
    }
    return result;
}
function isIntOrString({ type, oneOf, anyOf, format }) {
    if (format === 'int-or-string')
        return true;
    const either = oneOf ?? anyOf;
    if (Array.isArray(type))
        return type.length === 2 && type.includes('string') && type.includes('integer');
    if (type !== undefined || !Array.isArray(either) || either.length !== 2)
        return false;
    const types = either.map((each) => isMap(each) && Object.keys(each).length === 1 ? each['type'] : undefined);
    return types.includes('string') && types.includes('integer');
}
