import { isObject } from '../review/json_object.ts';

type JSONObject = Readonly<Record<string, unknown>>;

/**
 * A converted object with the metadata that it had before, but for labels and annotations, which a conversion may change.
 * Mirrors Go's `restoreObjectMeta`.
 * @throws Error when the object is another one by name, namespace or uid
 */
export function withAllowedMetadata(original: JSONObject, converted: JSONObject, where: string): JSONObject {
  const before = isObject(original['metadata']) ? original['metadata'] : {};
  if (!isObject(converted['metadata'])) throw new Error(`${where}: the converted object has no metadata`);
  const after = converted['metadata'];
  for (const name of ['name', 'namespace', 'uid'])
    if ((before[name] ?? '') !== (after[name] ?? '')) throw new Error(`${where}: metadata.${name} must not be changed`);
  const { labels: _, annotations: __, ...kept } = before;
  const { labels, annotations } = after;
  const metadata = {
    ...kept,
    ...(labels !== undefined && { labels }),
    ...(annotations !== undefined && { annotations }),
  };
  return { ...converted, metadata };
}
