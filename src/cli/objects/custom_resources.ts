/// <reference types="node" />

import type { CustomResourceDefinition, JSONSchemaProps } from '#api/apiextensions/v1/zz_generated.types';
import type { GroupVersionKind } from '#apimachinery/runtime/schema/group_version';
import { isMap } from '#engine/json/untyped';
import { asError } from '#engine/text/as_error';
import {
  type CustomResourceValidator,
  CustomResourceValidators,
  customResourceValidator,
} from '../../apiextensions/index.ts';
import { decodeAll, scheme } from '../../index.ts';
import { type Document, documentsOf, formatOf } from '../input/documents.ts';
import { objectsIn } from '../input/read_objects.ts';
import { isAnyDefinition, isV1 } from './any_definition.ts';

/** What a structural schema has no words for, and says by other means. */
const DROPPED = new Set(['$schema', '$id', 'title', 'x-kubernetes-group-version-kind']);

const OF_SCHEMAS = new Set(['items', 'not', 'additionalProperties']);

const OF_SCHEMA_MAPS = new Set(['properties', 'patternProperties', 'definitions']);

const OF_SCHEMA_LISTS = new Set(['allOf', 'anyOf', 'oneOf']);

const NAME = 'CustomResourceDefinition';

/** The kinds that CustomResourceDefinitions define. Of several definitions of a kind, the first that serves the version counts. */
export class CustomResources {
  readonly #validators = new CustomResourceValidators();
  /** By group, version and kind. */
  readonly #schemas = new Map<string, CustomResourceValidator | Error>();

  /** Adds the definitions in a file, except invalid ones. @returns how many there are */
  addFrom(path: string, data: string | Uint8Array): number {
    if (!holds(data, NAME)) return 0;
    let found = 0;
    for (const document of documentsOf(data, formatOf(path, data))) {
      if (!document.text.includes(NAME)) continue;
      for (const object of objectsOf(path, document)) {
        if (!isAnyDefinition(object) || !isV1(object)) continue;
        this.#validators.add(object);
        found++;
      }
    }
    return found;
  }

  /** Adds the JSON Schema of a kind, or why there is none, for want of a definition. */
  addSchema(gvk: Names, schema: unknown): void {
    this.#schemas.set(nameOf(gvk), schema instanceof Error ? schema : usableSchema(gvk, schema));
  }

  /** Whether a schema of the kind was added. */
  hasSchema(gvk: Names): boolean {
    return this.#schemas.has(nameOf(gvk));
  }

  /** What validates objects of a kind, or why nothing can; undefined when no definition was given. */
  find(gvk: GroupVersionKind): CustomResourceValidator | Error | undefined {
    try {
      return usable(this.#validators.find(gvk)) ?? this.#schemas.get(nameOf(gvk));
    } catch (error) {
      return asError(error);
    }
  }
}

/** The objects of a document, except invalid ones. */
function objectsOf(path: string, { text }: Document): object[] {
  try {
    return decodeAll(scheme, text, { flatten: true, unstructured: true });
  } catch {
    // One that is invalid may stand in a List with others.
    return objectsIn(path, text).flatMap((result) => ('read' in result ? [result.read.object] : []));
  }
}

type Names = Pick<GroupVersionKind, 'group' | 'version' | 'kind'>;

function nameOf({ group, version, kind }: Names): string {
  return `${group}/${version} ${kind}`;
}

function usableSchema(gvk: Names, schema: unknown): CustomResourceValidator | Error {
  try {
    return usable(customResourceValidator(definitionOf(gvk, schema)));
  } catch (error) {
    return asError(error);
  }
}

function usable<Found extends CustomResourceValidator | undefined>(found: Found): Found | Error {
  return found?.servedVersions.length === 0 ? new Error('it serves no version') : found;
}

/** Whether a file contains a word: most have no definitions and need not be parsed. */
function holds(data: string | Uint8Array, word: string): boolean {
  return typeof data === 'string'
    ? data.includes(word)
    : Buffer.from(data.buffer, data.byteOffset, data.byteLength).includes(word);
}

/**
 * A definition that has the JSON Schema of a kind, as tools make them of CustomResourceDefinitions: closed objects become
 * objects that are pruned, `type: [string, null]` is nullable, and a choice of string and integer is an IntOrString.
 * @throws Error for a schema with references, or that is none
 */
function definitionOf(
  { group, version, kind }: Pick<GroupVersionKind, 'group' | 'version' | 'kind'>,
  schema: unknown,
): CustomResourceDefinition {
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

function structural(schema: unknown): JSONSchemaProps {
  if (!isMap(schema)) throw new Error('not a JSON Schema of an object');
  if (Object.hasOwn(schema, '$ref'))
    throw new Error(`\$ref ${String(schema['$ref'])} is not supported: put the schema in its place`);
  if (isIntOrString(schema)) return { 'x-kubernetes-int-or-string': true };
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(schema)) {
    if (DROPPED.has(key) || (key === 'additionalProperties' && value === false)) continue;
    if (key === 'type' && Array.isArray(value)) {
      result['type'] = value.find((each) => each !== 'null');
      if (value.includes('null')) result['nullable'] = true;
    } else if (OF_SCHEMAS.has(key) && isMap(value)) result[key] = structural(value);
    else if (OF_SCHEMA_LISTS.has(key) && Array.isArray(value)) result[key] = value.map(structural);
    else if (OF_SCHEMA_MAPS.has(key) && isMap(value))
      result[key] = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, structural(each)]));
    else result[key] = value;
  }
  return result;
}

function isIntOrString({ type, oneOf, anyOf, format }: Readonly<Record<string, unknown>>): boolean {
  if (format === 'int-or-string') return true;
  const either = oneOf ?? anyOf;
  if (Array.isArray(type)) return type.length === 2 && type.includes('string') && type.includes('integer');
  if (type !== undefined || !Array.isArray(either) || either.length !== 2) return false;
  const types = either.map((each: unknown) =>
    isMap(each) && Object.keys(each).length === 1 ? each['type'] : undefined,
  );
  return types.includes('string') && types.includes('integer');
}
