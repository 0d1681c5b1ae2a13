/// <reference types="node" />
import { customResourceValidator } from '#api/apiextensions/validation/index';
import type { CustomResourceValidator } from '#api/apiextensions/validation/index';
import type { CustomResourceDefinition } from '#api/apiextensions/v1/zz_generated.types';
import type { GroupVersionKind } from '#apimachinery/runtime/schema/group_version';
import { objectsIn } from '../input/read_objects.ts';

const NAME = 'CustomResourceDefinition';

/** The kinds that CustomResourceDefinitions define. Of several definitions of a kind, the first that serves the version counts. */
export class CustomResources {
  readonly #kinds = new Map<string, (CustomResourceValidator | Error)[]>();

  /** Adds the definitions in a file, except invalid ones. */
  addFrom(path: string, data: string | Uint8Array): void {
    if (!holds(data, NAME)) return;
    for (const result of objectsIn(path, data)) {
      if (!('read' in result)) continue;
      const { gvk, object } = result.read;
      if (gvk.kind === NAME && gvk.group === 'apiextensions.k8s.io' && gvk.version === 'v1')
        this.#add(object as CustomResourceDefinition);
    }
  }

  /** What validates objects of a kind, or why nothing can; undefined when no definition was given. */
  find({ group, version, kind }: GroupVersionKind): CustomResourceValidator | Error | undefined {
    const found = this.#kinds.get(`${group} ${kind}`) ?? [];
    return (
      found.find((each) => !(each instanceof Error) && each.servedVersions.includes(version)) ??
      found.find((each) => !(each instanceof Error)) ??
      found[0]
    );
  }

  #add(definition: CustomResourceDefinition): void {
    const name = `${definition.spec.group} ${definition.spec.names.kind}`;
    let found = this.#kinds.get(name);
    if (found === undefined) this.#kinds.set(name, (found = []));
    found.push(usable(definition));
  }
}

function usable(definition: CustomResourceDefinition): CustomResourceValidator | Error {
  try {
    const validator = customResourceValidator(definition);
    return validator.servedVersions.length > 0 ? validator : new Error('it serves no version');
  } catch (error) {
    return error as Error;
  }
}

/** Whether a file contains a word: most have no definitions and need not be parsed twice. */
function holds(data: string | Uint8Array, word: string): boolean {
  return typeof data === 'string'
    ? data.includes(word)
    : Buffer.from(data.buffer, data.byteOffset, data.byteLength).includes(word);
}
