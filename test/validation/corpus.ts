import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { splitDocuments, unmarshal } from 'kubetyped/apimachinery/util/yaml';
import { shared } from '../conformance/shared_data.ts';

/** An object of the manifests of other projects: a document, or an item of a document that is a List. */
export interface CorpusObject {
  /** `folder/file.yaml#3`, or `folder/file.yaml#3[0]`. */
  readonly id: string;
  readonly object: { apiVersion: string; kind: string; metadata?: { namespace?: unknown; name?: unknown } };
  readonly text: string;
  readonly format: 'json' | 'yaml';
}

export const corpus: string = `${shared}/corpus`;

/** Every document that says what it is. Those that no YAML parser reads, and empty ones, are left out. */
export function* corpusObjects(): Generator<CorpusObject> {
  for (const file of readdirSync(corpus, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.(?:ya?ml|json)$/.test(file) || file.startsWith('LICENSES') || !statSync(join(corpus, file)).isFile())
      continue;
    const text = readFileSync(join(corpus, file), 'utf8');
    const documents = file.endsWith('.json') ? [text] : splitDocuments(text).map((document) => document.text);
    for (const [index, document] of documents.entries())
      yield* objectsOf(`${file}#${index}`, document, file.endsWith('.json') ? 'json' : 'yaml');
  }
}

function* objectsOf(id: string, text: string, format: 'json' | 'yaml'): Generator<CorpusObject> {
  let value: unknown;
  try {
    value = unmarshal(text);
  } catch {
    return;
  }
  if (!isObject(value)) return;
  const { items } = value as { items?: unknown };
  if (!/List$/.test(value.kind) || !Array.isArray(items)) {
    yield { id, object: value, text, format };
    return;
  }
  for (const [index, item] of items.entries()) {
    const typed =
      value.kind === 'List'
        ? (item as unknown)
        : { apiVersion: value.apiVersion, kind: value.kind.slice(0, -4), ...(item as object) };
    if (isObject(typed)) yield { id: `${id}[${index}]`, object: typed, text: JSON.stringify(typed), format: 'json' };
  }
}

function isObject(value: unknown): value is CorpusObject['object'] {
  const { apiVersion, kind } = (value ?? {}) as Record<string, unknown>;
  return typeof apiVersion === 'string' && typeof kind === 'string' && apiVersion !== '' && kind !== '';
}
