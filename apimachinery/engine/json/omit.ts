import type { FieldTree } from '../schema/field_tree.ts';
import { fromUTF8, toUTF8 } from '../text/utf8.ts';
import { BEGIN_ARRAY, BEGIN_OBJECT, END_ARRAY, END_OBJECT, KEY, MORE } from './token.ts';
import { Tokenizer } from './tokenizer.ts';

/** An object or array that is being passed through. */
interface Frame {
  /** Undefined for an object. */
  readonly item: FieldTree | undefined;
  readonly tree: FieldTree;
  /** Some member stays. */
  kept: boolean;
  /** Some member before the first that stays is left out. */
  beheaded: boolean;
  /** Behind the last member, or the bracket. */
  end: number;
}

/**
 * A JSON text without the fields of a tree: the same text when there are none. Only the end of what is left out is looked
 * for, as for all other fields that the tree does not lead through. A text found not to be JSON is given back unchanged:
 * parsing it tells what is wrong.
 */
export function omitFromJSON(text: string, tree: FieldTree, utf8?: Uint8Array): string {
  const last = lastPlace(text, tree);
  if (last < 0) return text;
  const bytes = utf8 ?? toUTF8(text);
  const isASCII = bytes.length === text.length;
  const cuts = cutsIn(bytes, tree, isASCII ? last : bytes.length);
  if (cuts.length === 0) return text;
  let rest = '';
  let from = 0;
  for (const [start, end] of [...cuts, [bytes.length, bytes.length] as const]) {
    rest += isASCII ? text.slice(from, start) : fromUTF8(bytes.subarray(from, start));
    from = end;
  }
  return rest;
}

/** Escapes of other characters than those Go escapes: a name may have them. */
const ODD_ESCAPE = /\\u(?!00(?:26|3c|3e)|202[89])/i;

/** The last place where one of the fields can be; -1 when there is none. */
function lastPlace(text: string, tree: FieldTree): number {
  if (ODD_ESCAPE.test(text)) return text.length;
  return Math.max(-1, ...[...leavesOf(tree)].map((name) => text.lastIndexOf(`"${name}"`)));
}

function* leavesOf(tree: FieldTree, seen: Set<FieldTree> = new Set()): Generator<string> {
  if (seen.has(tree)) return;
  seen.add(tree);
  for (const [name, field] of tree.fields) {
    if (field.isLeaf) yield JSON.stringify(name).slice(1, -1);
    else yield* leavesOf(field, seen);
  }
  if (tree.each !== undefined) yield* leavesOf(tree.each, seen);
}

type Cut = [from: number, to: number];

/** The places of the fields up to the last, with the commas that go with them; none when the text is not JSON. */
function cutsIn(bytes: Uint8Array, root: FieldTree, last: number): readonly Cut[] {
  const tokens = new Tokenizer(bytes);
  const cuts: Cut[] = [];
  const frames: Frame[] = [];
  /** What is wanted of the next value. */
  let tree: FieldTree | undefined = root;
  let token = tokens.next();
  for (; token > MORE; token = tokens.next()) {
    const frame = frames.at(-1);
    // A key begins behind its quotation mark.
    if (tokens.start > last + 1 && !(frame?.beheaded === true && !frame.kept)) return cuts;
    if (token === KEY && frame !== undefined) {
      const member = memberOf(tokens, frame.tree);
      if (member?.isLeaf !== true) {
        // The comma in front of the first member that stays goes with those before it.
        if (frame.beheaded && !frame.kept) cuts.at(-1)![1] = tokens.start - 1;
        frame.kept = true;
        tree = member;
        continue;
      }
      const value = tokens.next();
      if (value <= MORE || ((value === BEGIN_OBJECT || value === BEGIN_ARRAY) && !tokens.close())) return [];
      if (frame.beheaded && !frame.kept) cuts.at(-1)![1] = tokens.at;
      else cuts.push([frame.end, tokens.at]);
      frame.beheaded ||= !frame.kept;
      frame.end = tokens.at;
      continue;
    }
    if (token === BEGIN_OBJECT || token === BEGIN_ARRAY) {
      const item = token === BEGIN_ARRAY ? tree?.each : undefined;
      if (tree !== undefined && (item !== undefined || (token === BEGIN_OBJECT && tree.names.length > 0))) {
        frames.push({ item, tree, kept: false, beheaded: false, end: tokens.at });
        tree = item;
        continue;
      }
      if (!tokens.close()) return [];
    } else if (token === END_OBJECT || token === END_ARRAY) frames.pop();
    // A value has ended.
    const around = frames.at(-1);
    if (around === undefined) continue;
    if (around.item === undefined) around.end = tokens.at;
    tree = around.item;
  }
  return tokens.isDone ? cuts : [];
}

/** The tree of the member whose name has just been read. */
function memberOf(
  { bytes, start, end, escaped }: Tokenizer,
  { names, fields, each }: FieldTree,
): FieldTree | undefined {
  if (escaped) return fields.get(JSON.parse(fromUTF8(bytes.subarray(start - 1, end + 1))) as string) ?? each;
  for (const [name, tree] of names) {
    if (name.length !== end - start) continue;
    let at = 0;
    while (at < name.length && name[at] === bytes[start + at]) at++;
    if (at === name.length) return tree;
  }
  return each;
}
