import { sha512Hex } from '../discovery/hashes.ts';
import type { ServedResource } from '../served_resource.ts';
import { builtInDescriptions, type Describe } from './descriptions.ts';
import { openAPIDocument } from './document.ts';

/** An OpenAPI document as it is sent. */
export interface EncodedDocument {
  readonly json: string;
  /** By it clients tell whether they know it already. */
  readonly hash: string;
}

/** The OpenAPI documents of a server, each made when it is first asked for, and again when its resources change. */
export class OpenAPIDocuments {
  readonly #made = new Map<string, EncodedDocument & { readonly resources: readonly ServedResource[] }>();
  #describe: Describe | undefined;

  /** The document of the resources under a path. @param version of the server */
  get(path: string, resources: readonly ServedResource[], version: string): EncodedDocument {
    const known = this.#made.get(path);
    if (known !== undefined && isSame(known.resources, resources)) return known;
    this.#describe ??= builtInDescriptions();
    const json = JSON.stringify(openAPIDocument(resources, version, this.#describe));
    const made = { json, hash: sha512Hex(json), resources };
    this.#made.set(path, made);
    return made;
  }
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((each, index) => each === b[index]);
}
