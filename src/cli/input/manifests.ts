import type { KindClass } from '#apimachinery/runtime/kind_class';
import { readJSON } from '#engine/json/read';
import { isMap } from '#engine/json/untyped';
import { asError } from '#engine/text/as_error';
import { parseYAML } from '#engine/yaml/index';
import { scheme } from '../../index.ts';
import type { Document } from './documents.ts';
import { contentLine, documentsOf, formatOf } from './documents.ts';
import { readInput } from './read_input.ts';

/** An object as written: validated only for having a kind. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
}

/** The contents of a document: its objects, or why it can't be read. */
export type ManifestDocument =
  | { readonly line: number; readonly manifests: readonly Manifest[] }
  | { readonly line: number; readonly error: Error };

/** The documents of a file. @throws InputError when it can't be read */
export async function* readManifests(path: string): AsyncGenerator<ManifestDocument> {
  const data = await readInput(path);
  for (const document of documentsOf(data, formatOf(path, data))) {
    const line = contentLine(document);
    try {
      yield { line, manifests: manifestsOf(document) };
    } catch (error) {
      yield { line, error: asError(error) };
    }
  }
}

/** Parses JSON or YAML, with exact numbers. */
export function parseText(text: string, isJSON: boolean): unknown {
  return isJSON ? readJSON(text).value : parseYAML(text);
}

/** The objects of a document: those of a List one by one, none of an empty document. */
function manifestsOf(document: Document): readonly Manifest[] {
  if (document.error !== undefined) throw new SyntaxError(document.error);
  const value = parseText(document.text, document.format === 'json');
  if (value === null && document.format === 'yaml') return [];
  if (!isMap(value)) throw new SyntaxError('a manifest is an object with apiVersion and kind');
  const { apiVersion, kind, items } = value;
  if (apiVersion !== 'v1' || kind !== 'List' || !Array.isArray(items)) return [asManifest(value)];
  return items.map((item: unknown) => {
    if (!isMap(item)) throw new SyntaxError('an item of the List is not an object');
    return asManifest(item);
  });
}

function asManifest(value: Readonly<Record<string, unknown>>): Manifest {
  const { apiVersion, kind } = value;
  if (typeof apiVersion !== 'string' || typeof kind !== 'string')
    throw new SyntaxError(`no ${typeof kind === 'string' ? 'apiVersion' : 'kind'}: a manifest has apiVersion and kind`);
  return value as unknown as Manifest;
}

/** The class of a manifest's kind; undefined when it is not part of the Kubernetes API. */
export function classOf({ apiVersion, kind }: Manifest): KindClass | undefined {
  const [version = '', group = ''] = apiVersion.split('/').reverse();
  return scheme.typeFor({ group, version, kind });
}

/** The message of a patch that does not fit, with the path. */
export function patchFault(error: unknown): string {
  const { message, path, operation } = error as { message: string; path?: unknown; operation?: number };
  const where = operation === undefined ? path : `operation ${operation + 1}`;
  return typeof where === 'string' && where !== '' ? `${where}: ${message}` : message;
}
