import { ALIAS, SCALAR, SEQUENCE } from './node.ts';
import type { YAMLNode } from './node.ts';
import { formatFloat } from './number.ts';
import { resolvePlain, resolveTagged } from './resolve.ts';

const printable = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]$/u;
const shortEscapes: Readonly<Record<string, string>> = {
  '\x07': '\\a', '\b': '\\b', '\f': '\\f', '\n': '\\n', '\r': '\\r', '\t': '\\t', '\v': '\\v', '"': '\\"', '\\': '\\\\',
};

/** A string in double quotes as Go writes it (strconv.Quote). */
export function quoteGo(text: string): string {
  const pieces = ['"'];
  for (const character of text) {
    const code = character.codePointAt(0)!;
    const escape = shortEscapes[character];
    if (escape !== undefined) pieces.push(escape);
    else if (code >= 0x20 && code < 0x7f) pieces.push(character);
    else if (code < 0x80) pieces.push('\\x' + code.toString(16).padStart(2, '0'));
    else if (printable.test(character)) pieces.push(character);
    else if (code < 0x10000) pieces.push('\\u' + code.toString(16).padStart(4, '0'));
    else pieces.push('\\U' + code.toString(16).padStart(8, '0'));
  }
  pieces.push('"');
  return pieces.join('');
}

/** How deep a value is written out in an error text. */
const maxDepth = 50;

/** A node as Go's %#v writes what it is decoded to, for error texts that quote a key or its value. */
export function goSyntax(node: YAMLNode, depth = 0): string {
  while (node.kind === ALIAS) node = node.target!;
  if (node.kind === SCALAR) return scalarSyntax(node, depth);
  if (depth >= maxDepth) return '...';
  const children = node.children;
  if (node.kind === SEQUENCE) return `[]interface {}{${children.map((item) => goSyntax(item, depth + 1)).join(', ')}}`;
  const entries = new Map<string, string>();
  for (let i = 0; i < children.length; i += 2) {
    entries.set(goSyntax(children[i]!, depth + 1), goSyntax(children[i + 1]!, depth + 1));
  }
  const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
  return `map[interface {}]interface {}{${sorted.map(([key, value]) => `${key}:${value}`).join(', ')}}`;
}

function scalarSyntax(node: YAMLNode, depth: number): string {
  if (node.tag === '' && !node.implicit) return quoteGo(node.value);
  const resolved = node.tag === '' ? resolvePlain(node.value) : resolveTagged(node.tag, node.value);
  const value = 'value' in resolved ? resolved.value : node.value;
  if (value === null) return depth === 0 ? '<nil>' : 'interface {}(nil)';
  if (typeof value === 'string') return quoteGo(value);
  if (typeof value === 'bigint' && value >= 1n << 63n) return '0x' + value.toString(16);
  return 'tag' in resolved && resolved.tag === 'float' ? formatFloat(Number(value)) : String(value);
}
