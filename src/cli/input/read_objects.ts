import { scalars } from '#apimachinery/apis/meta/v1/scalars';
import { isDecodeError } from '#apimachinery/runtime/decode_error';
import type { GroupVersionKind } from '#apimachinery/runtime/schema/group_version';
import { interpret } from '#apimachinery/runtime/serializer/json/meta';
import { append } from '#engine/go/append';
import { type Spellings, spellingsOf } from '#engine/json/notes';
import { type Fault, formatPath } from '#engine/schema/fault';
import { asError } from '#engine/text/as_error';
import { verifyDocument } from '#engine/verbs/verify';
import { scheme } from '../../index.ts';
import type { Document } from './documents.ts';
import { contentLine, documentsOf, formatOf } from './documents.ts';
import { type FileFault, mismatchOf } from './file_fault.ts';
import type { Found } from './find_files.ts';
import type { Keys, Placed } from './places.ts';
import { documentAt, readPlaced } from './places.ts';
import { readInput } from './read_input.ts';

/** Maximum nesting of Lists, against hostile input. */
const MAX_LISTS = 8;

/** An object of a manifest, with the fields for selectors. */
export interface ReadObject {
  readonly path: string;
  readonly line: number;
  readonly gvk: GroupVersionKind;
  readonly name: string;
  readonly namespace: string;
  readonly labels: Readonly<Record<string, string>>;
  /** The decoded object; Kubernetes kinds are verified, with nulls removed. */
  readonly object: object;
  /** How the numbers of a kind that is not one of Kubernetes are spelled. */
  readonly spellings?: Spellings | undefined;
}

/** The contents of a file: objects, or faults in place of invalid ones. */
export type ReadResult = { readonly read: ReadObject } | { readonly fault: FileFault };

/** The objects of a file, the items of Lists one by one. @throws InputError */
export async function readObjects({ path }: Found): Promise<ReadResult[]> {
  return objectsIn(path, await readInput(path));
}

/** The same for a file that has been read. */
export function objectsIn(path: string, data: string | Uint8Array): ReadResult[] {
  const results: ReadResult[] = [];
  for (const document of documentsOf(data, formatOf(path, data)))
    append(results, new DocumentReader(path, document).results());
  return results;
}

class DocumentReader {
  readonly #path: string;
  readonly #document: Document;

  constructor(path: string, document: Document) {
    this.#path = path;
    this.#document = document;
  }

  results(): ReadResult[] {
    const { error, line, indent, format } = this.#document;
    if (error !== undefined) return [{ fault: { reason: 'syntax', line, column: indent + 1, path: '', text: error } }];
    const placed = readPlaced(this.#document, false);
    if ('reason' in placed) return [{ fault: placed }];
    if (placed.value === null && format === 'yaml') return [];
    const results: ReadResult[] = [];
    const open: { value: unknown; keys: Keys; listKind?: GroupVersionKind }[] = [{ value: placed.value, keys: [] }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const { value, keys, listKind } = next;
      const result = this.#read(value, keys, placed, listKind);
      if (!('items' in result)) {
        results.push(result);
        continue;
      }
      if (keys.length >= MAX_LISTS * 2)
        return [...results, { fault: this.#fault(placed, keys, `more than ${MAX_LISTS} Lists within each other`) }];
      for (let index = result.items.length - 1; index >= 0; index--)
        open.push({ value: result.items[index], keys: [...keys, 'items', index], listKind: result.gvk });
    }
    return results;
  }

  #read(
    value: unknown,
    keys: Keys,
    placed: Placed,
    listKind: GroupVersionKind | undefined,
  ): ReadResult | { items: readonly unknown[]; gvk: GroupVersionKind } {
    let gvk: GroupVersionKind;
    try {
      gvk = kindOf(value, listKind, this.#document.format === 'yaml');
    } catch (error) {
      if (!isDecodeError(error)) return { fault: this.#fault(placed, keys, asError(error).message) };
      const [fault] = error.faults;
      return { fault: this.#fault(placed, [...keys, ...(fault?.keys ?? [])], error.text, fault) };
    }
    if (gvk.kind === '') return { fault: this.#fault(placed, keys, `Object 'Kind' is missing`) };
    const type = scheme.typeFor(gvk);
    const checked =
      type === undefined
        ? { value, faults: [] }
        : verifyDocument(type, documentAt(placed, value, keys, this.#document), { scalars });
    const [fault] = checked.faults;
    if (fault !== undefined)
      return { fault: { ...this.#fault(placed, [...keys, ...fault.keys], fault.text, fault), reason: fault.reason } };
    const object = checked.value as object;
    const items = property(object, 'items');
    if (gvk.kind.endsWith('List') && Array.isArray(items)) return { items, gvk };
    const metadata = property(object, 'metadata');
    const line = keys.length === 0 ? contentLine(this.#document) : placed.locate(keys).line;
    return {
      read: {
        path: this.#path,
        line,
        gvk,
        name: textOf(metadata, 'name'),
        namespace: textOf(metadata, 'namespace'),
        labels: labelsOf(metadata),
        object,
        ...(type === undefined && { spellings: spellingsOf(placed.detailsAt(keys)?.root) }),
      },
    };
  }

  #fault(placed: Placed, keys: Keys, text: string, from?: Fault): FileFault {
    return { reason: 'type', ...placed.locate(keys), path: formatPath(keys), text, ...mismatchOf(from) };
  }
}

/** The kind of an object; items of typed lists may omit it. */
function kindOf(value: unknown, listKind: GroupVersionKind | undefined, sorted: boolean): GroupVersionKind {
  const said = interpret(value, sorted);
  if (said.kind !== '' || listKind === undefined || listKind.kind === 'List') return said;
  return listKind.groupVersion().withKind(listKind.kind.slice(0, -'List'.length));
}

function property(object: unknown, name: string): unknown {
  return typeof object === 'object' && object !== null && Object.hasOwn(object, name)
    ? (object as Record<string, unknown>)[name]
    : undefined;
}

function textOf(object: unknown, name: string): string {
  const value = property(object, name);
  return typeof value === 'string' ? value : '';
}

/** Custom resources are not verified. */
function labelsOf(metadata: unknown): Record<string, string> {
  const labels = property(metadata, 'labels');
  if (typeof labels !== 'object' || labels === null || Array.isArray(labels)) return {};
  return Object.fromEntries(
    Object.entries(labels).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
