import { hasDuplicateKeys } from '../json/duplicates.ts';
import { hasMoreLevels } from '../json/levels.ts';
import { hasSpelled } from '../json/read.ts';
import { fromUTF8 } from '../text/utf8.ts';
import type { YAMLValue } from './construct.ts';

/** Printable ASCII without escapes: YAML has other escapes, and refuses some characters. */
const PLAIN = /^[\n\x20-\x5b\x5d-\x7e]*$/;
/** What YAML reads otherwise: keys on another line than their colon or of a thousand characters, merge keys, minus zero. */
const OTHERWISE = /\n\s*:|"[^"]{1000,}"\s*:|"<<"|[[,:\s]-0/;

/**
 * The value of a YAML text that is JSON of the plainest kind, which JSON.parse reads many times as fast; undefined for any
 * other text.
 */
export function readPlainJSON(data: string | Uint8Array): YAMLValue | undefined {
  if (typeof data === 'string' ? !data.startsWith('{') : data[0] !== 0x7b) return undefined;
  const text = fromUTF8(data);
  if (!PLAIN.test(text) || OTHERWISE.test(text) || hasSpelled(text)) return undefined;
  let value: { [key: string]: YAMLValue };
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  return hasMoreLevels(value) || hasDuplicateKeys(text, value) ? undefined : value;
}
