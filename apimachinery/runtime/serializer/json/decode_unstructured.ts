import { cannotUnmarshal } from '#engine/go/cannot_unmarshal';
import { formatPath, quote } from '#engine/schema/fault';
import type { Fault } from '#engine/schema/fault';
import type { JSONDetails } from '#engine/json/parse';
import { sortedJSON } from '#engine/json/sorted';
import { setOwn } from '#engine/json/own_property';
import { hasUnsafe } from '#engine/json/unsafe';
import { fromUTF8 } from '#engine/text/utf8';
import type { Decoded } from '../../codec.ts';
import { DecodeError } from '../../decode_error.ts';
import { MissingKindError } from '../../errors.ts';
import type { Unstructured } from '../../unstructured.ts';
import { reportStrict } from './check_value.ts';
import type { DecodeValueOptions } from './decode_value_options.ts';

/** Makes a JSON value the data of an object without a class. Strictness only looks for keys that stand twice. */
export function decodeUnstructured(into: Unstructured, parsed: unknown, options: DecodeValueOptions): Decoded {
  const value = (parsed ?? {}) as object;
  const exact = options.details === undefined && hasUnsafe(value) ? options.reparse?.() : undefined;
  const content = (exact?.value ?? value) as Record<string, unknown>;
  const [overflow] = (exact?.details ?? options.details)?.overflows.keys() ?? [];
  if (overflow !== undefined) throw new DecodeError(cannotUnmarshal(`number ${overflow}`, 'float64'));
  asInt64(content);
  if (into.setDecodedContent === undefined) into.setUnstructuredContent(content);
  else into.setDecodedContent(content);
  const gvk = into.groupVersionKind();
  // Go has made JSON of YAML by then.
  if (gvk.kind === '')
    throw new MissingKindError(options.sortedBy !== undefined ? sortedJSON(parsed) : fromUTF8(options.source));
  reportStrict(duplicates(content, options.details), options, into, gvk);
  return { object: into, gvk };
}

/** Makes integers beyond int64 floats, as Go has them. */
function asInt64(root: object): void {
  const pending: object[] = [root];
  for (let object = pending.pop(); object !== undefined; object = pending.pop()) {
    for (const [key, value] of Object.entries(object)) {
      if (typeof value === 'object' && value !== null) pending.push(value);
      else if (typeof value === 'bigint' && BigInt.asIntN(64, value) !== value) setOwn(object, key, Number(value));
    }
  }
}

function duplicates(root: object, details: JSONDetails | undefined): Fault[] {
  if (details === undefined || details.duplicates.size === 0) return [];
  const found: { offset: number; fault: Fault }[] = [];
  const pending: { object: object; keys: (string | number)[] }[] = [{ object: root, keys: [] }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { object, keys } = next;
    for (const [key, offset] of details.duplicates.get(object) ?? []) {
      const path = formatPath([...keys, key]);
      found.push({
        offset,
        fault: { reason: 'duplicate', path, keys: [...keys, key], text: `duplicate field ${quote(path)}` },
      });
    }
    for (const [key, value] of Object.entries(object)) {
      if (typeof value === 'object' && value !== null)
        pending.push({ object: value, keys: [...keys, Array.isArray(object) ? Number(key) : key] });
    }
  }
  // A key that stands three times is told once.
  const texts = new Set<string>();
  return found
    .sort((a, b) => a.offset - b.offset)
    .map(({ fault }) => fault)
    .filter(({ text }) => !texts.has(text) && texts.add(text));
}
