import { asError } from '#engine/text/as_error';
import { isObject } from '../review/json_object.ts';
import { restoreMetadata } from './restore_metadata.ts';

type JSONObject = Readonly<Record<string, unknown>>;

/**
 * A converted object with the metadata that it had before, but for labels and annotations, which a conversion may change:
 * what the API server makes of it anyway.
 * @throws Error when the object is another one by name, namespace or uid, or when labels or annotations are not valid
 */
export function withAllowedMetadata(original: JSONObject, converted: JSONObject, where: string): JSONObject {
  const before = isObject(original['metadata']) ? original['metadata'] : {};
  if (!isObject(converted['metadata'])) throw new Error(`${where}: the converted object has no metadata`);
  const after = converted['metadata'];
  for (const name of ['name', 'namespace', 'uid'])
    if ((before[name] ?? '') !== (after[name] ?? '')) throw new Error(`${where}: metadata.${name} must not be changed`);
  try {
    return restoreMetadata(original, converted);
  } catch (error) {
    throw new Error(`${where}: ${asError(error).message}`, { cause: error });
  }
}
