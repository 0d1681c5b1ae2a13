import type { KindBase } from '../apimachinery/runtime/kind_base.ts';
import { isJSONBuffer } from '../apimachinery/util/yaml/guess.ts';
import { decode, type DecodeOptions } from './decode.ts';
import { documentsOf } from './documents.ts';

/**
 * Reads all documents of a YAML stream (or one JSON object). Documents that are empty or null are left out.
 * @throws as {@link decode}
 */
export function decodeAll(data: string | Uint8Array, options: DecodeOptions = {}): KindBase[] {
  if (isJSONBuffer(data)) return [decode(data, options)];
  return documentsOf(data).map(({ text }) => decode(text, options));
}
