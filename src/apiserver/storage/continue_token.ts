import { newBadRequest } from '#apimachinery/api/errors/constructors';
import { parseJSON } from '#engine/json/parse';
import { decodeBase64, encodeBase64 } from '#engine/text/base64';
import { fromUTF8, toUTF8 } from '#engine/text/utf8';

const VERSION = 'meta.k8s.io/v1';

/** Where a list goes on. */
export interface Continue {
  /** The first key that has not been given. */
  readonly fromKey: string;
  /** The revision to read at; below 0: the current one. */
  readonly revision: number;
}

/**
 * The token that says where a list goes on. Clients must not look into it. Mirrors Go's `storage.EncodeContinue`.
 * @param key the first key of the next page
 * @param keyPrefix what all keys of the list begin with
 */
export function encodeContinue(key: string, keyPrefix: string, revision: number): string {
  if (!key.startsWith(keyPrefix)) throw new Error('unable to encode next field: the key and key prefix do not match');
  const start = JSON.stringify(key.slice(keyPrefix.length));
  return toRawURL(encodeBase64(toUTF8(`{"v":"${VERSION}","rv":${revision},"start":${start}}`)));
}

/**
 * Reads a token. Mirrors Go's `storage.DecodeContinue`.
 * @throws {StatusError} 400 when it is none, or leads out of the prefix
 */
export function decodeContinue(token: string, keyPrefix: string): Continue {
  const { v, rv, start } = parse(token);
  if (v !== VERSION)
    throw wrong(
      `continue key is not valid: server does not recognize this encoded version ${typeof v === 'string' ? v : ''}`,
    );
  if (rv === undefined || rv === 0)
    throw wrong(`continue key is not valid: incorrect encoded start resourceVersion (version ${VERSION})`);
  if (typeof rv !== 'number' || !Number.isSafeInteger(rv))
    throw wrong('continue key is not valid: rv is not an integer');
  if (start === undefined || start === '')
    throw wrong(`continue key is not valid: encoded start key empty (version ${VERSION})`);
  if (typeof start !== 'string') throw wrong('continue key is not valid: start is not a string');
  const key = start.startsWith('/') ? start : `/${start}`;
  if (cleaned(key) !== key) throw wrong(`continue key is not valid: ${start}`);
  return { fromKey: keyPrefix + key.slice(1), revision: rv };
}

function parse(token: string): { readonly v?: unknown; readonly rv?: unknown; readonly start?: unknown } {
  if (!/^[\w-]*$/.test(token) || token.length % 4 === 1)
    throw wrong(`continue key is not valid: illegal base64 data at input byte ${Math.max(token.search(/[^\w-]/), 0)}`);
  const bytes = decodeBase64(fromRawURL(token));
  // Go takes each byte for a character.
  if (bytes[0] !== undefined && bytes[0] >= 0x80)
    throw wrong(
      `continue key is not valid: invalid character '\\u00${bytes[0].toString(16)}' looking for beginning of value`,
    );
  try {
    const value = parseJSON(fromUTF8(bytes)).value;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch (error) {
    throw wrong(`continue key is not valid: ${error instanceof Error ? error.message : String(error)}`);
  }
  throw wrong('continue key is not valid: no JSON object');
}

/** Go's `path.Clean` of an absolute path. */
function cleaned(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part === '..') parts.pop();
    else parts.push(part);
  }
  return `/${parts.join('/')}`;
}

function wrong(reason: string): Error {
  return newBadRequest(`invalid continue token: ${reason}`);
}

function toRawURL(base64: string): string {
  return base64.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

function fromRawURL(token: string): string {
  const base64 = token.replace(/-/g, '+').replace(/_/g, '/');
  return base64 + '='.repeat((4 - (base64.length % 4)) % 4);
}
