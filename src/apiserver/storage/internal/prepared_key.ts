import { quote } from '#engine/schema/fault';
import { KeyError } from '../storage_error.ts';

/**
 * The key in the engine. Mirrors `prepareKey` of Go's etcd3 store.
 * @param recursive the key of a folder: it gets a slash at its end, so that `/a` is no prefix of `/ab`
 * @throws {KeyError} for keys that lead elsewhere
 */
export function preparedKey(prefix: string, key: string, recursive: boolean): string {
  if (/(?:^|\/)\.\.?(?:\/|$)/.test(key)) throw new KeyError(`invalid key: ${quote(key)}`);
  if (key === '' || key === '/') throw new KeyError(`empty key: ${quote(key)}`);
  const folder = recursive && !key.endsWith('/') ? `${key}/` : key;
  return `${prefix}/${folder.replace(/^\//, '')}`;
}
