import { inTurns, takeTurns } from '../../turns/turns.ts';
import { sha512Hex } from '../discovery/hashes.ts';
import type { ServedResource } from '../served_resource.ts';
import { openAPIDocument } from './document.ts';
import { type JSONObject, openAPIV2Document } from './document_v2.ts';
import { builtInDocumentation, type Documentation } from './documentation.ts';
import { mergedV2 } from './merge_v2.ts';
import { openAPIV2Protobuf } from './protobuf_v2.ts';

/** An OpenAPI document as it is sent. */
export interface EncodedDocument {
  readonly json: string;
  /** By it clients tell whether they know it already. */
  readonly hash: string;
}

/** The document of version 2, of everything, as it is sent. */
export interface EncodedDocumentV2 extends EncodedDocument {
  /** The same as Protobuf. */
  protobuf(): Uint8Array;
}

/** What is served under a path. */
export interface ServedVersion {
  readonly path: string;
  readonly resources: readonly ServedResource[];
}

/** The OpenAPI documents of a server, each made when it is first asked for, and again when its resources change. */
export class OpenAPIDocuments {
  readonly #made = new Map<string, EncodedDocument & { readonly resources: readonly ServedResource[] }>();
  #documentation: Documentation | undefined;
  #v2: (EncodedDocumentV2 & { readonly of: string; readonly others: readonly JSONObject[] }) | undefined;

  /** The document of the resources under a path. @param version of the server */
  get(path: string, resources: readonly ServedResource[], version: string): EncodedDocument {
    const known = this.#made.get(path);
    if (known !== undefined && isSame(known.resources, resources)) return known;
    this.#documentation ??= builtInDocumentation();
    const json = JSON.stringify(openAPIDocument(path, resources, version, this.#documentation));
    const made = { json, hash: sha512Hex(json), resources };
    this.#made.set(path, made);
    return made;
  }

  /** The document of version 2. @param version of the server @param others what other servers say, to be added */
  async v2(
    all: readonly ServedVersion[],
    version: string,
    others: readonly JSONObject[] = [],
  ): Promise<EncodedDocumentV2> {
    const documents: EncodedDocument[] = [];
    for (const { path, resources } of all) {
      documents.push(this.get(path, resources, version));
      await takeTurns();
    }
    const of = documents.map(({ hash }) => hash).join();
    if (this.#v2?.of === of && isSame(this.#v2.others, others)) return this.#v2;
    const own = await inTurns(
      openAPIV2Document(
        documents.map(({ json }) => json),
        version,
      ),
    );
    const document = others.reduce(mergedV2, own);
    const json = JSON.stringify(document);
    let encoded: Uint8Array | undefined;
    const protobuf = (): Uint8Array => (encoded ??= openAPIV2Protobuf(document));
    const made = { of, others, json, hash: sha512Hex(json), protobuf };
    this.#v2 = made;
    return made;
  }
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((each, index) => each === b[index]);
}
