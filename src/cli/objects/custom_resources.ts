/// <reference types="node" />
import { asError } from '#engine/text/as_error';
import { customResourceValidator, CustomResourceValidators } from '../../apiextensions/index.ts';
import type { CustomResourceValidator } from '../../apiextensions/index.ts';
import type { GroupVersionKind } from '#apimachinery/runtime/schema/group_version';
import { isAnyDefinition, isV1 } from './any_definition.ts';
import { definitionOf } from './json_schema_definition.ts';
import { decodeAll } from '../../index.ts';
import { documentsOf, formatOf } from '../input/documents.ts';
import type { Document } from '../input/documents.ts';
import { objectsIn } from '../input/read_objects.ts';

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
    return decodeAll(text, { flatten: true, unstructured: true });
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
