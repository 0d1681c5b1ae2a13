/** JSON text to values without some fields. */
import type { FieldTree } from '../schema/field_tree.ts';
import { omitFields } from '../verbs/omit.ts';
import { parseJSON } from './parse.ts';
import type { ReadResult } from './read.ts';
import { hasSpelledMembers } from './read.ts';
import { isSpace } from './space.ts';

/**
 * Reads JSON as `readJSONFast` does, without the fields of a tree. Of what they hold only the end is looked for,
 * so syntax errors within them, or a field that repeats itself, go unnoticed.
 *
 * There are three ways, with the same answers. Where fields are a large part of the text, they are cut out, found by
 * their names alone; if it turns out that a name stands elsewhere, too, or else fields are a small part of the text, the
 * whole text is parsed, and they are removed. What is unusual takes the exact parser.
 * @throws JSONSyntaxError
 */
export function readJSONWithout(text: string, tree: FieldTree): ReadResult {
  const value = parsedWithoutCuts(text, tree) ?? parsedWhole(text, tree);
  if (value !== undefined) return { value, details: undefined };
  return parseJSON(text, { omit: tree });
}

function parsedWhole(text: string, tree: FieldTree): object | undefined {
  const value = parsed(text);
  if (value !== undefined) omitFields(value, tree);
  return value;
}

function parsedWithoutCuts(text: string, tree: FieldTree): object | undefined {
  const names = [...new Set(leavesOf(tree))];
  const short = names.every(isPlain) ? cutIfLarge(text, names) : undefined;
  if (short === undefined || mayHideNames(short.rest)) return undefined;
  const value = parsed(short.rest);
  // As each field that is removed is one of those found, equal numbers say that no other was found.
  return value !== undefined && omitFields(value, tree) === short.found ? value : undefined;
}

/** The value of a text of which JSON.parse loses nothing that counts; undefined of others. */
function parsed(text: string): object | undefined {
  if (hasSpelledMembers(text)) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
}

function* leavesOf(tree: FieldTree, seen: Set<FieldTree> = new Set()): Generator<string> {
  if (seen.has(tree)) return;
  seen.add(tree);
  for (const [name, field] of tree.fields) {
    if (field.isLeaf) yield name;
    else yield* leavesOf(field, seen);
  }
  if (tree.each !== undefined) yield* leavesOf(tree.each, seen);
}

/** Whether JSON spells a name without escapes, also as Go writes it. */
function isPlain(name: string): boolean {
  return JSON.stringify(name).length === name.length + 2 && !/[<>&\u2028\u2029]/.test(name);
}

/** Whether a text has escapes that plain names don't need: some may be spelled with them. */
function mayHideNames(text: string): boolean {
  return text.includes('\\') && /\\(?:\/|u(?!00(?:26|3c|3e)|202[89]))/i.test(text);
}

/** This much of a text tells what the rest is like: a few objects of a list. */
const HEAD = 1 << 16;
/** Parsing what is left after less was cut takes as long as parsing the whole. */
const LARGE = 1 / 6;

interface ShortText {
  readonly rest: string;
  readonly found: number;
}

function cutIfLarge(text: string, names: readonly string[]): ShortText | undefined {
  const head = text.slice(0, HEAD);
  const short = cut(head, names);
  if (short.rest.length > head.length * (1 - LARGE)) return undefined;
  return head.length === text.length ? short : cut(text, names);
}

/**
 * A text with null for the objects and lists that members of some names are, and how many such members there are.
 * A quotation mark in front of a name begins it, in JSON, unless it is escaped.
 */
function cut(text: string, names: readonly string[]): ShortText {
  let rest = '';
  let found = 0;
  let from = 0;
  const searches = names.map((name) => new Search(text, `"${name}"`));
  for (;;) {
    const { at, word } = searches.reduce((a, b) => (b.at < a.at ? b : a));
    if (at === text.length) return { rest: rest + text.slice(from), found };
    const start = text[at - 1] === '\\' ? -1 : valueAfter(text, at + word.length);
    let end = at + 1;
    if (start >= 0) found++;
    if (text[start] === '{' || text[start] === '[') {
      end = endOfBrackets(text, start);
      rest += `${text.slice(from, start)}null`;
      from = end;
    }
    for (const search of searches) search.goOn(end);
  }
}

/** The places of a word in a text. */
class Search {
  readonly word: string;
  /** The length of the text when there is none. */
  at = -1;
  readonly #text: string;

  constructor(text: string, word: string) {
    this.#text = text;
    this.word = word;
    this.goOn(0);
  }

  /** Goes on to the first place from here. */
  goOn(from: number): void {
    if (this.at >= from) return;
    const at = this.#text.indexOf(this.word, from);
    this.at = at < 0 ? this.#text.length : at;
  }
}

/** Where the value of a member begins whose name ends here; -1 when it is not a member. */
function valueAfter(text: string, from: number): number {
  const colon = pastSpace(text, from);
  return text[colon] === ':' ? pastSpace(text, colon + 1) : -1;
}

function pastSpace(text: string, from: number): number {
  let at = from;
  while (isSpace(text.charCodeAt(at))) at++;
  return at;
}

/** Where an object or list ends, by its brackets and strings alone; where the text does if that comes first. */
function endOfBrackets(text: string, from: number): number {
  const { length } = text;
  let depth = 0;
  for (let at = from; at < length; at++) {
    switch (text.charCodeAt(at)) {
      case 0x22:
        for (at++; at < length && text.charCodeAt(at) !== 0x22; at++) if (text.charCodeAt(at) === 0x5c) at++;
        break;
      case 0x7b:
      case 0x5b:
        depth++;
        break;
      case 0x7d:
      case 0x5d:
        if (--depth === 0) return at + 1;
    }
  }
  return length;
}
