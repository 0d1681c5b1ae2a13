import type { CustomResourceDefinition } from '#api/apiextensions/v1/zz_generated.types';
import type { GroupVersionKind } from '#apimachinery/runtime/schema/group_version';
import { newCustomResourceTypeConverter } from '#apimachinery/util/managedfields/custom_resource_type_converter';
import type { TypeConverter } from '#apimachinery/util/managedfields/type_converter';
import { type CustomResource, customResource } from '../../apiextensions/index.ts';
import { type Schema, schemaOfKind } from '../../cel/index.ts';
import { scheme } from '../../index.ts';
import { findFiles } from '../input/find_files.ts';
import { readInput } from '../input/read_input.ts';
import { objectsIn } from '../input/read_objects.ts';
import { printable } from '../printable.ts';
import { UsageError } from '../usage_error.ts';
import { isAnyDefinition, isV1 } from './any_definition.ts';

/** The schemas of kinds as expressions see them: those of CustomResourceDefinitions, and those of the built-in Kinds. */
export class ObjectSchemas {
  readonly #resources = new Map<string, CustomResource>();
  readonly #definitions = new Map<string, CustomResourceDefinition>();

  /** @throws UsageError for a file that can't be read, has no definition, or one whose schema can't be used */
  static async read(paths: readonly string[]): Promise<ObjectSchemas> {
    const schemas = new ObjectSchemas();
    for (const location of paths) {
      const { files, unreadable } = findFiles([location]);
      for (const { path, reason } of unreadable) throw new UsageError(`${printable(path)}: ${reason}`);
      const before = schemas.#resources.size;
      for (const { path } of files) {
        try {
          for (const result of objectsIn(path, await readInput(path)))
            if ('read' in result && isDefinition(result.read.object)) schemas.#add(result.read.object);
        } catch (error) {
          throw new UsageError(`${printable(path)}: ${error instanceof Error ? error.message : String(error)}`);
        }
      }
      if (schemas.#resources.size === before)
        throw new UsageError(`${printable(location)} has no v1 CustomResourceDefinition`);
    }
    return schemas;
  }

  /** The custom resource of a kind, if it has a definition. */
  resource(gvk: GroupVersionKind): CustomResource | undefined {
    return this.#resources.get(nameOf(gvk));
  }

  /** The schema of a kind; undefined when nothing is known of it. */
  schema(gvk: GroupVersionKind): Schema | undefined {
    const type = scheme.typeFor(gvk);
    return this.resource(gvk)?.schema ?? (type && schemaOfKind(type));
  }

  /** How a kind is served; undefined when nothing is known of it. */
  served(gvk: Names): { readonly resource: string; readonly namespaced: boolean } | undefined {
    const spec = this.#definitions.get(nameOf(gvk))?.spec;
    if (spec !== undefined) return { resource: spec.names.plural, namespaced: spec.scope === 'Namespaced' };
    const { resource, namespaced = false } = scheme.typeFor(gvk) ?? {};
    return resource === undefined ? undefined : { resource, namespaced };
  }

  /** The custom resources that have definitions. */
  get custom(): readonly CustomResource[] {
    return [...this.#resources.values()];
  }

  /** What apply configurations of a kind are merged by, if it has a definition. */
  types(gvk: Names): TypeConverter | undefined {
    const definition = this.#definitions.get(nameOf(gvk));
    return definition && newCustomResourceTypeConverter(definition);
  }

  #add(definition: CustomResourceDefinition): void {
    for (const { name } of definition.spec.versions) {
      const resource = customResource(definition, name);
      const key = nameOf({ group: resource.group, version: name, kind: resource.kind });
      this.#resources.set(key, resource);
      this.#definitions.set(key, definition);
    }
  }
}

type Names = Pick<GroupVersionKind, 'group' | 'version' | 'kind'>;

function nameOf({ group, version, kind }: Names): string {
  return `${group}/${version} ${kind}`;
}

function isDefinition(object: object): object is CustomResourceDefinition {
  return isAnyDefinition(object) && isV1(object);
}
