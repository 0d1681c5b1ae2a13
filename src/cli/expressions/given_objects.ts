import { append } from '#engine/go/append';
import { interpret } from '#apimachinery/runtime/serializer/json/meta';
import type { GroupVersionKind } from '#apimachinery/runtime/schema/group_version';
import { asError } from '#engine/text/as_error';
import { textDetails, type Spellings } from '#engine/json/notes';
import { contentLine, documentsOf, formatOf } from '../input/documents.ts';
import { readPlaced, type Keys } from '../input/places.ts';
import { readInput } from '../input/read_input.ts';
import { printable } from '../printable.ts';
import { UsageError } from '../usage_error.ts';

/** An object for expressions: as it is written, with the numbers that are spelled as floats. */
export interface GivenObject {
  /** `deployment.yaml:12: Deployment web`. */
  readonly title: string;
  readonly gvk: GroupVersionKind;
  readonly object: Readonly<Record<string, unknown>>;
  readonly spellings: Spellings | undefined;
}

/** Reads the objects of a file, the items of Lists one by one. @throws UsageError for what can't be read */
export async function givenObjects(path: string): Promise<GivenObject[]> {
  const shown = path === '-' ? 'standard input' : printable(path);
  const data = await readInput(path).catch((error: Error) => {
    throw new UsageError(`${shown}: ${error.message}`);
  });
  const found: GivenObject[] = [];
  for (const document of documentsOf(data, formatOf(path, data))) {
    const at = `${shown}:${contentLine(document)}`;
    if (document.error !== undefined) throw new UsageError(`${at}: ${document.error}`);
    const placed = readPlaced(document, false);
    if ('reason' in placed) throw new UsageError(`${shown}:${placed.line}:${placed.column}: ${placed.text}`);
    if (placed.value === null && document.format === 'yaml') continue;
    const open: { value: unknown; keys: Keys }[] = [{ value: placed.value, keys: [] }];
    for (let next = open.shift(); next !== undefined; next = open.shift()) {
      const { value, keys } = next;
      if (!isObject(value)) throw new UsageError(`${at}: expected an object with apiVersion and kind`);
      const gvk = kindOf(value, at);
      if (gvk.kind === 'List' && Array.isArray(value['items']) && keys.length < 16) {
        append(
          open,
          value['items'].map((item: unknown, index) => ({ value: item, keys: [...keys, 'items', index] })),
        );
        continue;
      }
      const metadata = value['metadata'];
      const name = isObject(metadata) && typeof metadata['name'] === 'string' ? ` ${metadata['name']}` : '';
      const { spellings } = textDetails(placed.detailsAt(keys)?.root);
      found.push({ title: `${at}: ${printable(`${gvk.kind}${name}`)}`, gvk, object: value, spellings });
    }
  }
  if (found.length === 0) throw new UsageError(`${shown} has no object`);
  return found;
}

/** The only object of a file. @throws UsageError when there are several */
export async function givenObject(path: string): Promise<GivenObject> {
  const [only, ...more] = await givenObjects(path);
  if (only === undefined || more.length > 0)
    throw new UsageError(`${printable(path)} has ${more.length + 1} objects`, 'give a file with one');
  return only;
}

function kindOf(value: Readonly<Record<string, unknown>>, at: string): GroupVersionKind {
  try {
    return interpret(value);
  } catch (error) {
    throw new UsageError(`${at}: ${asError(error).message}`);
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
