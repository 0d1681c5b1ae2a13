import { isMerge } from './construct.ts';
import { keyName } from './key.ts';
import type { YAMLNode } from './node.ts';
import { ALIAS, MAPPING, SCALAR, SEQUENCE } from './node.ts';
import { resolvePlain, resolveTagged } from './resolve.ts';

/** A place in a text, counted from 1; columns in UTF-16 units. */
export interface YAMLPosition {
  readonly line: number;
  readonly column: number;
}

/**
 * Where the entry at a path stands: its key in a mapping, the item itself in a sequence. What an alias or a merge
 * brought is found where it was written. Undefined if there is nothing at the path.
 */
export function locateNode(root: YAMLNode | undefined, path: readonly (string | number)[]): YAMLPosition | undefined {
  let node = root;
  let place = root;
  for (const step of path) {
    const found: { key: YAMLNode; value: YAMLNode } | undefined =
      node === undefined ? undefined : child(node, String(step));
    if (found === undefined) return undefined;
    place = found.key;
    node = found.value;
  }
  return place === undefined ? undefined : { line: place.line + 1, column: place.column + 1 };
}

function child(start: YAMLNode, step: string): { key: YAMLNode; value: YAMLNode } | undefined {
  // Later entries hide earlier ones, merged ones count where they stand.
  const open: YAMLNode[] = [start];
  const visited = new Set<YAMLNode>();
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    while (node.kind === ALIAS) node = node.target!;
    if (visited.has(node)) continue;
    visited.add(node);
    const children = node.children;
    if (node.kind === SEQUENCE) {
      const item = children[Number(step)];
      return item === undefined ? undefined : { key: item, value: item };
    }
    if (node.kind !== MAPPING) continue;
    const { places, merged } = entriesOf(node);
    const at = places.get(step);
    if (at !== undefined) return { key: children[at]!, value: children[at + 1]! };
    for (const source of merged) open.push(source);
  }
  return undefined;
}

interface Entries {
  /** Where the last entry of a name is among the children. */
  readonly places: ReadonlyMap<string, number>;
  /** The sources of merges, the one that counts most last. */
  readonly merged: readonly YAMLNode[];
}

const known = new WeakMap<YAMLNode, Entries>();

/** Kept, because many places may be asked for in a large mapping. */
function entriesOf(node: YAMLNode): Entries {
  let entries = known.get(node);
  if (entries !== undefined) return entries;
  const { children } = node;
  const places = new Map<string, number>();
  const merges: YAMLNode[][] = [];
  for (let at = 0; at + 1 < children.length; at += 2) {
    const key = children[at]!;
    const value = children[at + 1]!;
    const name = isMerge(key) ? undefined : nameOf(key);
    if (isMerge(key)) merges.unshift(value.kind === SEQUENCE ? [...value.children] : [value]);
    else if (name !== undefined) places.set(name, at);
  }
  entries = { places, merged: merges.flat().reverse() };
  known.set(node, entries);
  return entries;
}

function nameOf(key: YAMLNode): string | undefined {
  let node = key;
  while (node.kind === ALIAS) node = node.target!;
  if (node.kind !== SCALAR) return undefined;
  if (node.tag === '' && !node.implicit) return node.value;
  const resolved = node.tag === '' ? resolvePlain(node.value) : resolveTagged(node.tag, node.value);
  return 'value' in resolved ? keyName(node, resolved.value).name : undefined;
}
