import { setOwn } from '../../../../../../src/engine/own_property.ts';
import { DecodeError } from '../../../../../runtime/decode_error.ts';
import type { RuntimeObject } from '../../../../../runtime/runtime_object.ts';
import { isMap } from '../nested_field.ts';

/** The items as Go's decoder takes them: an absent list is empty, a null item an empty object. */
export function listItems(content: Readonly<Record<string, unknown>>): object[] {
  const items = content['items'];
  if (items === null) return [];
  if (!Array.isArray(items)) throw new DecodeError(`json: cannot unmarshal ${jsonType(items)} into Go struct field decodeList.items of type []json.RawMessage`);
  return items.map((item) => {
    if (item !== null && !isMap(item)) throw new DecodeError(`json: cannot unmarshal ${jsonType(item)} into Go value of type map[string]interface {}`);
    return item ?? {};
  });
}

/** Servers leave out the kind of the items of typed lists. */
export function nameItems({ apiVersion = '', kind = '', items }: { apiVersion?: string; kind?: string; items: readonly RuntimeObject[] }): void {
  for (const item of items) {
    if (says(item.kind) || says(item.apiVersion)) continue;
    setOwn(item, 'kind', kind.replace(/List$/, ''));
    setOwn(item, 'apiVersion', apiVersion);
  }
}

function says(text: unknown): boolean {
  return typeof text === 'string' && text !== '';
}

/** What Go calls a JSON value in errors. */
export function jsonType(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'boolean') return 'bool';
  return typeof value === 'bigint' ? 'number' : typeof value;
}
