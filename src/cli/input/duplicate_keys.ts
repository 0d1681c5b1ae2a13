import { formatPath } from '#engine/schema/fault';
import { parseYAML, YAMLError } from '#engine/yaml/index';
import type { YAMLPosition } from '#engine/yaml/index';
import type { Document } from './documents.ts';
import type { FileFault } from './file_fault.ts';

type Keys = readonly (string | number)[];

const HEAD = 'yaml: unmarshal errors:\n';
/** The key is written as Go writes a value of its type: `"name"`, `1`, `true`. */
const LINE = /^ {2}line (\d+): (key (.*) already set in map)$/gm;
/** Maximum duplicates to report, and places to search for their paths. */
const MAX_DUPLICATES = 1000;
const MAX_LOOKS = 100_000;
/** Maximum matches to try on a line before giving up on a key. */
const MAX_TRIES = 200;
/** Maximum lines between a key and its value: comments may be between them. */
const REACH = 50;

/**
 * Duplicate keys of a YAML document. The strict parser reports the key and the line of its value; this finds the
 * position and path of the key.
 */
export function duplicateKeys(
  document: Document,
  value: unknown,
  locate: (keys: Keys) => YAMLPosition | undefined,
): FileFault[] {
  const message = strictMessage(document.text);
  if (message === undefined) return [];
  const lines = document.text.split('\n');
  const paths = pathsByKey(value);
  const faults: FileFault[] = [];
  let looks = 0;
  for (const [, line, text, shown] of message.slice(HEAD.length).matchAll(LINE)) {
    if (faults.length >= MAX_DUPLICATES) break;
    const key = keyOf(shown!);
    const place = placeOfKey(lines, Number(line), key);
    const candidates = paths(key);
    const path =
      candidates.find((keys) => {
        if (++looks > MAX_LOOKS) return false;
        const found = locate(keys);
        return found !== undefined && found.line === place.line && found.column === place.column;
      }) ?? (candidates.length === 1 ? candidates[0]! : [key]);
    faults.push({
      reason: 'duplicate',
      line: document.line + place.line - 1,
      column: place.column,
      path: formatPath(path),
      text: text!,
    });
  }
  return faults;
}

function strictMessage(text: string): string | undefined {
  try {
    parseYAML(text, { strict: true });
  } catch (error) {
    if (error instanceof YAMLError && error.message.startsWith(HEAD)) return error.message;
  }
  return undefined;
}

function keyOf(shown: string): string {
  try {
    return String(JSON.parse(shown));
  } catch {
    return shown;
  }
}

function placeOfKey(lines: readonly string[], line: number, key: string): YAMLPosition {
  const spellings = [`${key}`, `"${key}"`, `'${key}'`];
  for (let at = line; at > Math.max(line - REACH, 0); at--) {
    const text = lines[at - 1] ?? '';
    for (const spelling of spellings) {
      const column = lastKey(text, spelling);
      if (column >= 0) return { line: at, column: column + 1 };
    }
  }
  return { line, column: 1 };
}

/** The last index of a key on a line, or -1. */
function lastKey(text: string, spelling: string): number {
  let tries = 0;
  for (
    let at = text.lastIndexOf(spelling);
    at >= 0 && tries < MAX_TRIES;
    at = at === 0 ? -1 : text.lastIndexOf(spelling, at - 1)
  ) {
    tries++;
    const before = text[at - 1];
    const rest = text.slice(at + spelling.length, at + spelling.length + 100).trimStart();
    if (rest.startsWith(':') && (before === undefined || ' \t{,?'.includes(before))) return at;
  }
  return -1;
}

/** All paths of a value that have a key, found in one walk. */
function pathsByKey(root: unknown): (key: string) => Keys[] {
  interface Node {
    readonly value: object;
    readonly key: string | number;
    readonly parent: Node | undefined;
  }
  const owners = new Map<string, (Node | undefined)[]>();
  const open: Node[] = [];
  const visit = (value: unknown, parent: Node | undefined): void => {
    if (typeof value !== 'object' || value === null) return;
    const isList = Array.isArray(value);
    for (const [name, child] of Object.entries(value)) {
      if (!isList) {
        const known = owners.get(name);
        if (known === undefined) owners.set(name, [parent]);
        else known.push(parent);
      }
      if (typeof child === 'object' && child !== null)
        open.push({ value: child, key: isList ? Number(name) : name, parent });
    }
  };
  visit(root, undefined);
  for (let node = open.pop(); node !== undefined; node = open.pop()) visit(node.value, node);
  return (key) =>
    (owners.get(key) ?? []).slice(0, MAX_LOOKS).map((owner) => {
      const keys: (string | number)[] = [key];
      for (let node = owner; node !== undefined; node = node.parent) keys.unshift(node.key);
      return keys;
    });
}
