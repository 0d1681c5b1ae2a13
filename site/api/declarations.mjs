// What a module exports, read from the declaration files that the compiler wrote.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const dist = fileURLToPath(new URL('../../dist/', import.meta.url));

const files = new Map();

/**
 * The exports of a declaration file of dist, by name: `file`, `kind` (class, function, const, interface or type),
 * `code` (the declarations, overloads too) and `doc` (the comment in front of the first).
 */
export function exportsOf(path, seen = new Set()) {
  const found = new Map();
  if (seen.has(path)) return found;
  seen.add(path);
  const { declared, exported } = read(path);
  for (const { what, from } of exported) {
    const target = from === undefined ? path : resolve(path, from);
    if (target === undefined || !existsSync(join(dist, target))) continue;
    if (what === '*') {
      for (const [name, each] of exportsOf(target, seen)) if (!found.has(name)) found.set(name, each);
      continue;
    }
    const inside = from === undefined ? declared : exportsOf(target);
    for (const part of what.slice(1, -1).split(',')) {
      const [inner, outer = inner] = part
        .trim()
        .replace(/^type /, '')
        .split(' as ');
      const each = inside.get(inner);
      if (each !== undefined) found.set(outer, each);
    }
  }
  for (const [name, each] of declared) if (each.isExported) found.set(name, each);
  return found;
}

function resolve(path, from) {
  const alias = /^#(engine|apimachinery|api)\/(.*)$/.exec(from);
  if (alias !== null) return `${alias[1] === 'engine' ? 'apimachinery/engine' : alias[1]}/${alias[2]}.d.ts`;
  return from.startsWith('.') ? join(dirname(path), from.replace(/\.ts$/, '.d.ts')) : undefined;
}

/** The declarations of a file, each with what stands in lines below it that are indented or close a bracket. */
function read(path) {
  const present = files.get(path);
  if (present !== undefined) return present;
  const declared = new Map();
  const exported = [];
  let comment = '';
  for (const block of blocks(readFileSync(join(dist, path), 'utf8'))) {
    if (block.startsWith('/**')) {
      comment = block;
      continue;
    }
    const reexport = /^export (?:type )?(\*|\{[^}]*\})(?: from '([^']+)')?;/.exec(block);
    const declaration =
      /^(export )?(?:default )?(?:declare )?(?:abstract )?(class|function|const|let|interface|type)\*? ([\w$]+)/.exec(
        block,
      );
    if (reexport !== null) exported.push({ what: reexport[1], from: reexport[2] });
    else if (declaration !== null) {
      const [, isExported, kind, name] = declaration;
      const code = withoutPrivate(block.replace(/^export /, '').replace(/^(?:default )?declare /, ''));
      const doc = docOf(comment);
      const other = declared.get(name);
      if (other === undefined)
        declared.set(name, { file: path, kind, code, doc, isExported: isExported !== undefined });
      else Object.assign(other, { code: `${other.code}\n${code}`, doc: other.doc === '' ? doc : other.doc });
    }
    comment = '';
  }
  const result = { declared, exported };
  files.set(path, result);
  return result;
}

function blocks(text) {
  const found = [];
  for (const line of text.split('\n')) {
    const isPart = /^[\s})\]]/.test(line) && found.length > 0;
    if (isPart) found[found.length - 1] += `\n${line}`;
    else if (line !== '') found.push(line);
  }
  return found;
}

function withoutPrivate(code) {
  return code.replace(/(?:\n {4}\/\*\*(?:(?!\*\/)[^])*\*\/)?\n {4}(?:#private|private [^;]*);/g, '');
}

/** The text of a comment. */
function docOf(comment) {
  return comment
    .replace(/^\/\*\*+ ?|\s*\*\/\s*$/g, '')
    .replace(/^[ \t]*\* ?/gm, '')
    .trim();
}
