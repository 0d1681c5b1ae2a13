import { KindBase } from '../apimachinery/runtime/kind_base.ts';
import type { RuntimeObject } from '../apimachinery/runtime/runtime_object.ts';
import { yamlOf } from '../apimachinery/runtime/serializer/yaml/serializer.ts';
import { encode as encodeJSON, withKind } from './json.ts';

/** How objects are written: as JSON unless `format` is `yaml`. */
export type EncodeOptions = { readonly format?: 'json' } | EncodeYAMLOptions;

/** How objects are written as YAML, with the same content as JSON. */
export interface EncodeYAMLOptions {
  readonly format: 'yaml';
  /** Indent the items of a list below its key. No by default, as kubectl. */
  readonly indentLists?: boolean;
  /** Longer lines are folded at the next blank; `Infinity` folds none. 80 by default, as kubectl. */
  readonly lineWidth?: number;
  /** A comment above the first object, each line behind `# `. */
  readonly header?: string;
}

/**
 * Writes an object with everything it has. An item of a list, which has no `apiVersion` and `kind` of its own, is written
 * with those of its class. For the bytes Go's serializers write, use a Serializer with `canonical`.
 * @returns text with a line feed at the end
 * @throws EncodeError
 * @throws TypeError for a header with control characters, which YAML can't hold
 */
export function encode<T extends RuntimeObject>(object: T, options: EncodeOptions = {}): string {
  if (options.format !== 'yaml') return encodeJSON(object);
  const { format: _, header, ...style } = options;
  return comment(header) + yamlOf(object instanceof KindBase ? withKind(object) : object, style);
}

/**
 * Writes objects as a stream that {@link decodeAll} and kubectl read: a line of JSON for each, or YAML documents with
 * `---` between them.
 */
export function encodeAll<T extends RuntimeObject>(objects: Iterable<T>, options: EncodeOptions = {}): string {
  if (options.format !== 'yaml') return Array.from(objects, (object) => encode(object)).join('');
  const { header, ...others } = options;
  return comment(header) + Array.from(objects, (object) => encode(object, others)).join('---\n');
}

function comment(text: string | undefined): string {
  if (text === undefined) return '';
  if (/[^\t\n\r -~\x85\xa0-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]/u.test(text))
    throw new TypeError('the header has control characters');
  return text
    .split(/\r\n|[\n\r\x85\u2028\u2029]/)
    .map((line) => `# ${line}`.trimEnd() + '\n')
    .join('');
}
