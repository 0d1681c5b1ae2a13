import { isMap } from '#engine/json/untyped';
import { parseYAML, type YAMLPosition } from '#engine/yaml/index';
import { splitDocuments } from '../apimachinery/util/yaml/yaml_reader.ts';

type Keys = readonly (string | number)[];

/** Which document {@link locate} looks into. */
export interface LocateOptions {
  /** Its number among those that are not empty, from 0. */
  readonly document?: number;
}

/**
 * Where a field stands in a text of YAML or JSON: the line and the column, from 1, of its key, or of an item itself. A
 * field that is not there is located at the nearest one around it, such as the object that lacks it.
 *
 * ```ts
 * for (const error of validate(decode(scheme, text))) console.log(locate(text, error.field), error.message);
 * ```
 * @param path keys and indexes, or the path of an error: `spec.containers[0].image`
 * @returns undefined when there is no such document
 * @throws YAMLError for a text that is not YAML
 */
export function locate(
  text: string | Uint8Array,
  path: string | Keys,
  { document = 0 }: LocateOptions = {},
): YAMLPosition | undefined {
  let left = document;
  for (const { text: inner, line } of splitDocuments(text)) {
    const { value, locate: find } = parseYAML(inner, { positions: true });
    if (value === null || left-- > 0) continue;
    const keys = typeof path === 'string' ? fieldKeys(value, path) : path;
    for (let length = keys.length; length >= 0; length--) {
      const found = find(keys.slice(0, length));
      if (found !== undefined) return { line: line + found.line - 1, column: found.column };
    }
  }
  return undefined;
}

/**
 * Splits the path of a field error into keys: `spec.ports[0].name`. Names may contain dots, so the path is followed
 * through the value. The rest after the first unknown name is one key.
 */
export function fieldKeys(value: unknown, path: string): Keys {
  const keys: (string | number)[] = [];
  let rest = path === '<nil>' ? '' : path;
  for (let at = value; rest !== ''; ) {
    const dotted = rest.startsWith('.') ? rest.slice(1) : rest;
    const index = /^\[(\d+)\]/.exec(rest);
    if (Array.isArray(at) && index !== null) {
      keys.push(Number(index[1]));
      rest = rest.slice(index[0].length);
      at = at[Number(index[1])];
      continue;
    }
    // Entries of maps may be written in brackets.
    const name = nameIn(at, dotted) ?? (rest.startsWith('[') ? bracketed(at, rest) : undefined);
    if (name === undefined) return [...keys, dotted];
    keys.push(name);
    rest = dotted.startsWith(name) ? dotted.slice(name.length) : rest.slice(name.length + 2);
    at = isMap(at) ? at[name] : undefined;
  }
  return keys;
}

/** The longest key of an object that is a prefix of the path. */
function nameIn(object: unknown, path: string): string | undefined {
  if (typeof object !== 'object' || object === null || Array.isArray(object)) return undefined;
  const simple = path.replace(/[.[][^]*/, '');
  const names = Object.hasOwn(object, simple) && simple === path ? [simple] : Object.keys(object);
  let longest: string | undefined;
  for (const name of names) {
    if (name.length <= (longest?.length ?? -1) || !path.startsWith(name)) continue;
    if (path.length === name.length || path[name.length] === '.' || path[name.length] === '[') longest = name;
  }
  return longest;
}

function bracketed(object: unknown, path: string): string | undefined {
  if (typeof object !== 'object' || object === null) return undefined;
  return Object.keys(object)
    .filter((name) => path.startsWith(`[${name}]`))
    .sort((a, b) => b.length - a.length)[0];
}
