import { newCustomResourceTypeConverter } from '#apimachinery/util/managedfields/custom_resource_type_converter';
import { customResource } from '../../apiextensions/index.js';
import { schemaOfKind } from '../../cel/index.js';
import { scheme } from '../../index.js';
import { findFiles } from '../input/find_files.js';
import { readInput } from '../input/read_input.js';
import { objectsIn } from '../input/read_objects.js';
import { printable } from '../printable.js';
import { UsageError } from '../usage_error.js';
/** The schemas of kinds as expressions see them: those of CustomResourceDefinitions, and those of the built-in Kinds. */
export class ObjectSchemas {
    #resources = new Map();
    #definitions = new Map();
    /** @throws UsageError for a file that can't be read, has no definition, or one whose schema can't be used */
    static async read(paths) {
        const schemas = new ObjectSchemas();
        for (const location of paths) {
            const { files, unreadable } = findFiles([location]);
            for (const { path, reason } of unreadable)
                throw new UsageError(`${printable(path)}: ${reason}`);
            const before = schemas.#resources.size;
            for (const { path } of files) {
                try {
                    for (const result of objectsIn(path, await readInput(path)))
                        if ('read' in result && isDefinition(result.read.object))
                            schemas.#add(result.read.object);
                }
                catch (error) {
                    throw new UsageError(`${printable(path)}: ${error instanceof Error ? error.message : String(error)}`);
                }
            }
            if (schemas.#resources.size === before)
                throw new UsageError(`${printable(location)} has no v1 CustomResourceDefinition`);
        }
        return schemas;
    }
    /** The custom resource of a kind, if it has a definition. */
    resource(gvk) {
        return this.#resources.get(nameOf(gvk));
    }
    /** The schema of a kind; undefined when nothing is known of it. */
    schema(gvk) {
        const type = scheme.typeFor(gvk);
        return this.resource(gvk)?.schema ?? (type && schemaOfKind(type));
    }
    /** How a kind is served; undefined when nothing is known of it. */
    served(gvk) {
        const spec = this.#definitions.get(nameOf(gvk))?.spec;
        if (spec !== undefined)
            return { resource: spec.names.plural, namespaced: spec.scope === 'Namespaced' };
        const { resource, namespaced = false } = scheme.typeFor(gvk) ?? {};
        return resource === undefined ? undefined : { resource, namespaced };
    }
    /** The custom resources that have definitions. */
    get custom() {
        return [...this.#resources.values()];
    }
    /** What apply configurations of a kind are merged by, if it has a definition. */
    types(gvk) {
        const definition = this.#definitions.get(nameOf(gvk));
        return definition && newCustomResourceTypeConverter(definition);
    }
    #add(definition) {
        for (const { name } of definition.spec.versions) {
            const resource = customResource(definition, name);
            const key = nameOf({ group: resource.group, version: name, kind: resource.kind });
            this.#resources.set(key, resource);
            this.#definitions.set(key, definition);
        }
    }
}
function nameOf({ group, version, kind }) {
    return `${group}/${version} ${kind}`;
}
function isDefinition(object) {
    return ('kind' in object &&
        object.kind === 'CustomResourceDefinition' &&
        'apiVersion' in object &&
        object.apiVersion === 'apiextensions.k8s.io/v1');
}
