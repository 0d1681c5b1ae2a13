import { isMap, valueAt } from '#engine/json/untyped';
import { finish } from '#engine/steps';
import { equalJSON } from '#engine/verbs/equal_json';
import { compose } from '#engine/yaml/compose';
import { isMerge } from '#engine/yaml/construct';
import { parseYAML, stringifyYAML } from '#engine/yaml/index';
import { ALIAS, MAPPING, SCALAR, SEQUENCE, type YAMLNode } from '#engine/yaml/node';
import { applyPatch, mergePatch, type Operation } from '../apimachinery/util/jsonpatch/index.ts';
import { splitDocuments } from '../apimachinery/util/yaml/yaml_reader.ts';

/** A JSON value. */
type Value = unknown;
type Keys = readonly (string | number)[];

/**
 * What becomes of the object of a document: a merge patch (RFC 7386), a JSON patch (RFC 6902), or a function, which may
 * change the object it gets or return another one. `index` counts documents that are not empty, from 0.
 */
export type YAMLEdit =
  | Readonly<Record<string, unknown>>
  | readonly Operation[]
  | ((object: Record<string, unknown>, index: number) => object | void);

/** Which documents {@link editYAML} edits. */
export interface EditYAMLOptions {
  /** Whether a document is edited. Needed for patches of texts with several documents. */
  readonly where?: (object: Readonly<Record<string, unknown>>, index: number) => boolean;
}

/** What a block of text begins with. */
const BLOCK = /^(?:[&!]\S*\s+)*[|>][-+\d]*/;
/** More steps are no edit any more. */
const MAX_STEPS = 10_000;

/**
 * Changes values in a YAML text, and nothing else: comments, order, quotes, indentation, anchors, blank lines and line
 * ends stay as they are. An entry that is taken out takes the comment on its line along; new entries are written behind
 * the others, and as a block in an empty `{}` or `[]` that is not between brackets itself. A value that an alias or a
 * merge key brought is written out where it is to differ.
 *
 * ```ts
 * editYAML(text, { spec: { replicas: 3 } });
 * editYAML(text, (object) => { object.spec.template.spec.containers[0].image = image; });
 * ```
 * @param text one document, or several between lines of `---`
 * @throws YAMLError for a text that is not YAML
 * @throws TypeError for a patch without `where`, when there are several documents
 */
export function editYAML(text: string, edit: YAMLEdit, { where }: EditYAMLOptions = {}): string {
  const mark = text.startsWith('\ufeff') ? '\ufeff' : '';
  const lines = text.slice(mark.length).split(/(?<=\n)/);
  const documents = splitDocuments(text.slice(mark.length)).map(({ text: inner, line }) => {
    const count = inner.split('\n').length - 1;
    return { first: line - 1, last: line - 1 + count, value: parseYAML(inner) };
  });
  const objects = documents.filter(({ value }) => isMap(value));
  if (typeof edit !== 'function' && where === undefined && objects.length > 1)
    throw new TypeError(`the text has ${objects.length} documents: say which one to patch by where`);
  for (let index = objects.length - 1; index >= 0; index--) {
    const { first, last, value } = objects[index] ?? { first: 0, last: 0, value: undefined };
    if (!isMap(value) || where?.(value, index) === false) continue;
    const before = lines.slice(first, last).join('');
    // A block at the end means something else without a line end, which readers of documents add.
    const missing = /[\r\n]$/.test(before) ? '' : '\n';
    const after = editDocument(before + missing, edited(structuredClone(value), edit, index));
    const bare = after.replace(/\r?\n$/, '');
    const isBare = missing !== '' && (bare === before || equalJSON(parseYAML(bare), parseYAML(after)));
    lines.splice(first, last - first, isBare ? bare : after);
  }
  return mark + lines.join('');
}

function edited(object: Record<string, unknown>, edit: YAMLEdit, index: number): Value {
  const result = typeof edit === 'function' ? (edit(object, index) ?? object) : patched(object, edit);
  const text = JSON.stringify(result, (_, value: unknown) =>
    typeof value === 'bigint' ? { [BIG]: String(value) } : value,
  );
  const plain: unknown = JSON.parse(text, (_, value: unknown) =>
    isMap(value) && typeof value[BIG] === 'string' ? BigInt(value[BIG]) : value,
  );
  return plain;
}

const BIG = '\u0000bigint';

function patched(
  object: Record<string, unknown>,
  patch: Readonly<Record<string, unknown>> | readonly Operation[],
): object {
  return isOperations(patch) ? applyPatch(object, patch) : mergePatch<object>(object, patch);
}

function isOperations(patch: object): patch is readonly Operation[] {
  return Array.isArray(patch);
}

/** One document: the first place that differs is written, until none does. */
function editDocument(before: string, wanted: Value): string {
  const seen = new Set<string>();
  let text = before;
  for (let step = 0; step < MAX_STEPS && !seen.has(text); step++) {
    const found = parseYAML(text);
    if (equalJSON(found, wanted)) return text;
    seen.add(text);
    const editor = new Editor(text);
    let next = editor.step(found, wanted);
    // What is to go may be what an alias stands for: that is written out first.
    if (next === undefined || !isReadable(next)) next = editor.withoutAlias(found);
    if (next === undefined || !isReadable(next)) break;
    text = next;
  }
  // What cannot be done in place is written anew, below the comment at the top.
  const head = /^(?:---.*\n|[ \t]*(?:#.*)?\r?\n)*/.exec(before)?.[0] ?? '';
  return head + stringifyYAML(wanted, { sortKeys: false, lossless: true });
}

function isReadable(text: string): boolean {
  try {
    parseYAML(text);
    return true;
  } catch {
    return false;
  }
}

/** A change that brings a value nearer to another. */
type Change =
  | { readonly kind: 'set' | 'add' | 'insert'; readonly keys: Keys; readonly value: Value }
  | { readonly kind: 'remove'; readonly keys: Keys };

/** The first change that one value needs to become another; removals come last, so that a mapping never becomes empty on the way. */
function firstChange(from: Value, to: Value, keys: Keys): Change | undefined {
  if (isMap(from) && isMap(to)) {
    for (const key of Object.keys(to)) {
      if (!Object.hasOwn(from, key)) return { kind: 'add', keys: [...keys, key], value: to[key] };
      const inner = equalJSON(from[key], to[key]) ? undefined : firstChange(from[key], to[key], [...keys, key]);
      if (inner !== undefined) return inner;
    }
    const gone = Object.keys(from).find((key) => !Object.hasOwn(to, key));
    return gone === undefined ? undefined : { kind: 'remove', keys: [...keys, gone] };
  }
  if (Array.isArray(from) && Array.isArray(to) && from.length > 0 && to.length > 0) return firstOfLists(from, to, keys);
  return equalJSON(from, to) ? undefined : { kind: 'set', keys, value: to };
}

function firstOfLists(from: readonly Value[], to: readonly Value[], keys: Keys): Change | undefined {
  let at = 0;
  while (at < from.length && equalJSON(from[at], to[at])) at++;
  if (at === from.length && at === to.length) return undefined;
  if (at === from.length) return { kind: 'insert', keys: [...keys, at], value: to[at] };
  if (at === to.length) return { kind: 'remove', keys: [...keys, at] };
  // Items are known by their names, others by what they are.
  const isLater = (list: readonly Value[], item: Value): boolean =>
    list.slice(at + 1).some((each) => isAlike(each, item));
  if (!isAlike(from[at], to[at])) {
    if (from.length > to.length || (isLater(from, to[at]) && !isLater(to, from[at])))
      if (!isLater(to, from[at])) return { kind: 'remove', keys: [...keys, at] };
    if (isLater(to, from[at])) return { kind: 'insert', keys: [...keys, at], value: to[at] };
  }
  return firstChange(from[at], to[at], [...keys, at]);
}

function isAlike(a: Value, b: Value): boolean {
  return isMap(a) && isMap(b) && a['name'] !== undefined ? a['name'] === b['name'] : equalJSON(a, b);
}

/** A node, and where it stands. */
interface Found {
  readonly node: YAMLNode;
  /** The collection that it is in, and its place among the children: of the value, where that is an entry. */
  readonly parent: YAMLNode | undefined;
  readonly at: number;
  readonly isFlow: boolean;
}

/** Changes one place of a text. */
class Editor {
  readonly #text: string;
  readonly #starts: readonly number[];
  readonly #root: YAMLNode | undefined;
  readonly #eol: string;
  /** How deep lists are below their keys in this text, and mappings. */
  readonly #listIndent: number;
  readonly #mapIndent: number;

  constructor(text: string) {
    this.#text = text;
    this.#starts = [
      0,
      ...[...text.matchAll(/\r\n|[\n\r\x85\u2028\u2029]/g)].map(({ index, 0: end }) => index + end.length),
    ];
    this.#root = finish(compose(text));
    this.#eol = text.includes('\r\n') ? '\r\n' : '\n';
    let list: number | undefined;
    let map: number | undefined;
    const open = this.#root === undefined ? [] : [this.#root];
    for (let node = open.pop(); node !== undefined && (list ?? map) !== 0; node = open.pop()) {
      if (node.kind === MAPPING && !this.#isFlow(node))
        for (let at = 0; at + 1 < node.children.length; at += 2) {
          const [key, value] = [node.children[at], node.children[at + 1]];
          if (key === undefined || value === undefined || value.line === key.line || this.#isFlow(value)) continue;
          if (value.kind === SEQUENCE) list ??= value.column - key.column;
          if (value.kind === MAPPING) map ??= value.column - key.column;
        }
      for (let at = node.children.length - 1; at >= 0; at--) {
        const child = node.children[at];
        if (child !== undefined) open.push(child);
      }
      if (list !== undefined && map !== undefined) break;
    }
    this.#mapIndent = Math.max(map ?? 2, 1);
    this.#listIndent = Math.max(list ?? 0, 0);
  }

  /** The text with the first change, or undefined when it cannot be made in place. */
  step(from: Value, to: Value): string | undefined {
    const change = firstChange(from, to, []);
    if (change === undefined || change.keys.length === 0) return undefined;
    const { keys } = change;
    // Where an alias or a merge key is on the way, it is the value there that is written out.
    let found: Found | undefined = this.#root && {
      node: this.#root,
      parent: undefined,
      at: 0,
      isFlow: this.#isFlow(this.#root),
    };
    for (const [depth, key] of keys.entries()) {
      if (found === undefined) return undefined;
      const here = keys.slice(0, depth);
      if (found.node.kind === ALIAS) return this.#set(found, valueAt(to, here));
      const next: Found | undefined = this.#child(found, key);
      const isLast = depth === keys.length - 1;
      if (next === undefined && typeof key === 'string' && found.node.kind === MAPPING) {
        if (change.kind === 'remove' && isLast) return this.#set(found, valueAt(to, here));
        if (this.#isBlank(found)) return this.#set(found, valueAt(to, here));
        return this.#add(found, key, valueAt(to, keys.slice(0, depth + 1)));
      }
      if (isLast && change.kind === 'insert') return this.#insert(found, Number(key), change.value);
      if (isLast && change.kind === 'remove') {
        const left = found.node.children.length / (found.node.kind === MAPPING ? 2 : 1);
        return left < 2 || next === undefined ? this.#set(found, valueAt(to, here)) : this.#remove(found, next);
      }
      found = next;
    }
    return found === undefined || change.kind === 'remove' ? undefined : this.#set(found, change.value);
  }

  /** The text with the first alias, or the mapping that merges one, written out. */
  withoutAlias(value: Value): string | undefined {
    const open: (Found & { readonly keys: Keys })[] = [];
    if (this.#root !== undefined)
      open.push({ node: this.#root, parent: undefined, at: 0, isFlow: this.#isFlow(this.#root), keys: [] });
    for (let found = open.pop(); found !== undefined; found = open.pop()) {
      const { node, keys } = found;
      const isMerging = node.kind === MAPPING && node.children.some((each, place) => place % 2 === 0 && isMerge(each));
      if (node.kind === ALIAS || isMerging) return this.#set(found, valueAt(value, keys));
      const names = node.kind === MAPPING ? node.children.filter((_, place) => place % 2 === 0) : node.children;
      for (const [place, name] of names.entries()) {
        const key = node.kind === MAPPING ? this.#keyOf(name) : place;
        const child = key === undefined ? undefined : this.#child(found, key);
        if (key !== undefined && child !== undefined) open.push({ ...child, keys: [...keys, key] });
      }
    }
    return undefined;
  }

  #child({ node, isFlow }: Found, key: string | number): Found | undefined {
    if (node.kind === SEQUENCE) {
      const item = node.children[Number(key)];
      return item && { node: item, parent: node, at: Number(key), isFlow: isFlow || this.#isFlow(item) };
    }
    // Of duplicate keys the last one counts.
    for (let place = node.children.length - 2; place >= 0; place -= 2) {
      const [name, value] = [node.children[place], node.children[place + 1]];
      if (name === undefined || value === undefined || isMerge(name) || this.#keyOf(name) !== String(key)) continue;
      return { node: value, parent: node, at: place + 1, isFlow: isFlow || this.#isFlow(value) };
    }
    return undefined;
  }

  #keyOf(node: YAMLNode): string | undefined {
    const key = node.kind === ALIAS ? node.target : node;
    if (key?.kind !== SCALAR) return undefined;
    if (!key.implicit) return key.value;
    const [name] = Object.keys(asMap(parseYAML(`${key.value}: 0`)));
    return name;
  }

  #offset({ line, column }: Pick<YAMLNode, 'line' | 'column'>): number {
    return (this.#starts[line] ?? this.#text.length) + column;
  }

  #isFlow(node: YAMLNode): boolean {
    return node.end >= 0 && (node.kind === MAPPING || node.kind === SEQUENCE);
  }

  /** Whether it is `{}` or `[]` among blocks: what comes into it is a block, too, but for an item with a comment on its line. */
  #isBlank({ node, parent }: Found): boolean {
    if (parent === undefined || !this.#isFlow(node) || this.#isFlow(parent) || node.children.length > 0) return false;
    const end = this.#end(node);
    return parent.kind === MAPPING || this.#text.slice(end, this.#lineEnd(end)).trim() === '';
  }

  /** Behind the last character of a node. */
  #end(node: YAMLNode): number {
    if (node.end >= 0) {
      const start = this.#offset(node);
      const header = node.kind === SCALAR ? BLOCK.exec(this.#text.slice(start, node.end))?.[0] : undefined;
      const end = this.#trimmed(node.end, start);
      if (header === undefined) return end;
      // A block ends with its last line, before blank lines, unless it keeps them.
      return header.includes('+') ? this.#lineStart(node.end) : (this.#starts.find((each) => each > end) ?? end);
    }
    const last = node.children.at(-1);
    return last === undefined ? this.#offset(node) : this.#end(last);
  }

  #trimmed(end: number, start: number): number {
    let at = end;
    while (at > start && /\s/.test(this.#text[at - 1] ?? '')) at--;
    return at;
  }

  /** Where the line ends that a node ends on: behind the comment and the line break there. */
  #lineEnd(end: number): number {
    if (this.#starts.includes(end) && end > 0) return end;
    return this.#starts.find((start) => start > end) ?? this.#text.length;
  }

  #splice(start: number, end: number, text: string): string {
    return this.#text.slice(0, start) + text.replaceAll(/\r?\n/g, this.#eol) + this.#text.slice(end);
  }

  #set(found: Found, value: Value): string | undefined {
    const end = Math.max(this.#end(found.node), this.#offset(found.node));
    const next = this.#replace(found, value);
    // A block of text at the end has taken the end of its line with it.
    const rest = this.#text.slice(end);
    if (next === undefined || !/[\n\r]/.test(this.#text[end - 1] ?? '')) return next;
    const head = next.slice(0, next.length - rest.length);
    return head.endsWith('\n') ? next : head + this.#eol + rest;
  }

  #replace(found: Found, value: Value): string | undefined {
    const { node, parent, isFlow } = found;
    if (parent === undefined) return undefined;
    const start = this.#offset(node);
    const end = Math.max(this.#end(node), start);
    const old = this.#text.slice(start, end);
    const anchor = node.kind === ALIAS ? '' : (/^&\S+\s+/.exec(old)?.[0] ?? '');
    const isInline = isFlow && !(this.#isFlow(node) && !this.#isFlow(parent));
    const keepsFlow = this.#isFlow(node) && !this.#isBlank(found);
    if (isScalar(value) || isEmpty(value) || isInline || keepsFlow) {
      const style = node.kind === SCALAR ? old.slice(anchor.length) : '';
      const written = isScalar(value) ? scalarText(value, style, isInline) : flowText(value);
      const isBlock = node.kind === SCALAR && BLOCK.test(old);
      if (typeof value === 'string' && isBlock && value.includes('\n')) {
        const block = literal(value, ' '.repeat(this.#contentIndent(old, parent)));
        if (block !== undefined) return this.#splice(start, end, `${anchor}${block}\n`);
      }
      const gap = old === '' && /[:\-?]/.test(this.#text[start - 1] ?? '') ? ' ' : '';
      const isOnLine = node.kind === SCALAR || node.kind === ALIAS || this.#isFlow(node);
      if (isOnLine) return this.#splice(start, end, `${gap}${anchor}${written}${isBlock ? '\n' : ''}`);
      // A block becomes one line, behind its key or dash.
      const back = this.#trimmed(start, 0);
      return this.#splice(back, end, ` ${anchor === '' ? '' : `${anchor.trim()} `}${written}`);
    }
    const column = this.#columnOf(parent, found.at);
    const lines = parent.kind === MAPPING ? this.#below(value, column) : this.#item(value, column).slice(1);
    if (lines === undefined) return undefined;
    if (parent.kind === SEQUENCE)
      return this.#splice(start, end, this.#item(value, column).join('\n').trimStart().replace(/^- +/, ''));
    // A comment behind the key stays there.
    const key = parent.children[found.at - 1];
    if (key === undefined) return undefined;
    const colon = this.#text.indexOf(':', this.#end(key));
    const tail = anchor === '' ? '' : ` ${anchor.trim()}`;
    const isSameLine = node.line === key.line;
    const comment = isSameLine ? this.#text.slice(end, this.#lineEnd(end)).replace(/\r?\n$/, '') : '';
    if (node.kind === SCALAR && BLOCK.test(old)) return this.#splice(colon + 1, end, `${tail}\n${lines.join('\n')}\n`);
    if (isSameLine)
      return this.#splice(colon + 1, end + comment.length, `${tail}${comment.trimEnd()}\n${lines.join('\n')}`);
    return this.#splice(this.#lineStart(start), end, lines.join('\n'));
  }

  #contentIndent(old: string, parent: YAMLNode): number {
    const line = old.split(/\r?\n/).find((each, at) => at > 0 && each.trim() !== '');
    return line === undefined ? parent.column + this.#mapIndent : line.length - line.trimStart().length;
  }

  /** The column of the keys of a mapping, or of the dashes of a list. */
  #columnOf(parent: YAMLNode, place: number): number {
    if (parent.kind === MAPPING) return parent.children[place - 1]?.column ?? parent.column;
    const dash = this.#dash(parent, place);
    return dash === undefined ? parent.column : dash - this.#lineStart(dash);
  }

  #lineStart(offset: number): number {
    return this.#starts.findLast((start) => start <= offset) ?? 0;
  }

  #dash(list: YAMLNode, place: number): number | undefined {
    const item = list.children[place];
    if (item === undefined) return undefined;
    // Comments may stand between.
    for (let end = this.#offset(item); end >= 0; ) {
      const start = this.#lineStart(end);
      const before = this.#text
        .slice(start, end)
        .replace(/(^|\s)#.*$/s, '$1')
        .trimEnd();
      if (before.endsWith('-')) return start + before.length - 1;
      if (before !== '') return undefined;
      end = start - 1;
    }
    return undefined;
  }

  #add(found: Found, key: string, value: Value): string | undefined {
    const { node, isFlow } = found;
    const last = node.children.at(-1);
    if (isFlow) {
      const end = last === undefined ? this.#end(node) - 1 : Math.max(this.#end(last), this.#offset(last));
      return this.#splice(end, end, `${last === undefined ? '' : ', '}${keyText(key)}: ${flowText(value)}`);
    }
    const column = node.children[0]?.column;
    if (column === undefined || last === undefined) return undefined;
    return this.#addLines(Math.max(this.#end(last), this.#offset(last)), this.#entry(key, value, column));
  }

  #insert(found: Found, place: number, value: Value): string | undefined {
    const { node, isFlow } = found;
    const last = node.children.at(-1);
    if (last === undefined) return undefined;
    const next = node.children[place];
    if (isFlow) {
      if (next === undefined) return this.#splice(this.#end(last), this.#end(last), `, ${flowText(value)}`);
      return this.#splice(this.#offset(next), this.#offset(next), `${flowText(value)}, `);
    }
    const lines = this.#item(value, this.#columnOf(node, Math.min(place, node.children.length - 1)));
    if (next === undefined) return this.#addLines(Math.max(this.#end(last), this.#offset(last)), lines);
    const dash = this.#dash(node, place);
    if (dash === undefined) return undefined;
    const start = this.#lineStart(dash);
    if (this.#text.slice(start, dash).trim() === '') return this.#splice(start, start, `${lines.join('\n')}\n`);
    return this.#splice(dash, dash, `${lines.join('\n').trimStart()}\n${' '.repeat(dash - start)}`);
  }

  #addLines(end: number, lines: readonly string[]): string {
    const at = this.#lineEnd(end);
    const needsBreak = at > 0 && !/[\n\r]/.test(this.#text[at - 1] ?? '');
    return this.#splice(at, at, needsBreak ? `\n${lines.join('\n')}` : `${lines.join('\n')}\n`);
  }

  #remove({ node: parent, isFlow }: Found, { node, at: place }: Found): string | undefined {
    const first = parent.kind === MAPPING ? place - 1 : place;
    const head = parent.children[first];
    if (head === undefined) return undefined;
    const next = parent.children[place + 1];
    const before = parent.children[first - 1];
    const end = Math.max(this.#end(node), this.#offset(node));
    if (isFlow) {
      if (next !== undefined) return this.#splice(this.#offset(head), this.#offset(next), '');
      return before === undefined ? undefined : this.#splice(this.#end(before), end, '');
    }
    const start = parent.kind === MAPPING ? this.#offset(head) : this.#dash(parent, place);
    if (start === undefined) return undefined;
    const line = this.#lineStart(start);
    if (this.#text.slice(line, start).trim() === '') return this.#splice(line, this.#lineEnd(end), '');
    // The first of the entries stands behind a dash: the next one moves up.
    const following = parent.kind === MAPPING ? next && this.#offset(next) : this.#dash(parent, place + 1);
    return following === undefined ? undefined : this.#splice(start, following, '');
  }

  #entry(key: string, value: Value, column: number): string[] {
    const head = `${' '.repeat(column)}${keyText(key)}:`;
    if (isScalar(value) || isEmpty(value)) {
      const block = typeof value === 'string' ? literal(value, ' '.repeat(column + this.#mapIndent)) : undefined;
      return `${head} ${block ?? (isScalar(value) ? scalarText(value, '', false) : flowText(value))}`.split('\n');
    }
    return [head, ...(this.#below(value, column) ?? [])];
  }

  /** A collection below a key. */
  #below(value: Value, column: number): string[] | undefined {
    if (Array.isArray(value)) return value.flatMap((item) => this.#item(item, column + this.#listIndent));
    if (!isMap(value)) return undefined;
    return Object.entries(value).flatMap(([key, each]) => this.#entry(key, each, column + this.#mapIndent));
  }

  #item(value: Value, column: number): string[] {
    const lines =
      isMap(value) && !isEmpty(value)
        ? Object.entries(value).flatMap(([key, each]) => this.#entry(key, each, column + 2))
        : Array.isArray(value) && value.length > 0
          ? value.flatMap((each) => this.#item(each, column + 2))
          : `${' '.repeat(column + 2)}${typeof value === 'string' ? (literal(value, ' '.repeat(column + 2)) ?? scalarText(value, '', false)) : isScalar(value) ? scalarText(value, '', false) : flowText(value)}`.split(
              '\n',
            );
    const [first = '', ...more] = lines;
    return [`${' '.repeat(column)}- ${first.slice(column + 2)}`, ...more];
  }
}

function asMap(value: Value): Readonly<Record<string, unknown>> {
  return isMap(value) ? value : {};
}

function isScalar(value: Value): boolean {
  return typeof value !== 'object' || value === null;
}

function isEmpty(value: Value): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}

/** A scalar on one line, quoted like the one it replaces. */
function scalarText(value: Value, old: string, isFlow: boolean): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value !== 'string') return String(value);
  const isSimple = !/[\n\r\x85\u2028\u2029]/.test(value);
  if (old.startsWith('"')) return JSON.stringify(value);
  if (old.startsWith("'") && isSimple && !/[^\x20-\x7e\xa0-\ud7ff]/.test(value))
    return `'${value.replaceAll("'", "''")}'`;
  const written = isSimple ? stringifyYAML(value, { lossless: true }).replace(/\n$/, '') : '\n';
  if (written.includes('\n')) return JSON.stringify(value);
  // Readers differ in what they take without quotes between brackets: it stays so where it was.
  const isPlain = !isFlow || !SPECIAL.test(value) || (SPECIAL.test(old) && isItem(written, value));
  return isPlain ? written : JSON.stringify(value);
}

/** What may mean something between brackets. */
const SPECIAL = /[[\]{},:#&*!|>%@`]/;

/** Whether a text is this one item between brackets. */
function isItem(text: string, value: string): boolean {
  const list = `[${text}]`;
  return isReadable(list) && equalJSON(parseYAML(list), [value]);
}

/** Text of several lines as a block, where a block can hold it. */
function literal(value: string, indent: string): string | undefined {
  if (!value.includes('\n') || /^\s|[^\x20-\x7e\n\xa0-\ud7ff]|[ \t]\n|[ \t]$|^\n/.test(value) || value.endsWith('\n\n'))
    return undefined;
  const lines = value.replace(/\n$/, '').split('\n');
  return [value.endsWith('\n') ? '|' : '|-', ...lines.map((line) => (line === '' ? '' : `${indent}${line}`))].join(
    '\n',
  );
}

function keyText(key: string): string {
  const written = scalarText(key, '', true);
  return written.startsWith('"') || written.startsWith("'") ? JSON.stringify(key) : written;
}

/** A value in brackets, on one line. */
function flowText(value: Value): string {
  if (Array.isArray(value)) return `[${value.map(flowText).join(', ')}]`;
  if (!isMap(value)) return scalarText(value, '', true);
  return `{${Object.entries(value)
    .map(([key, each]) => `${keyText(key)}: ${flowText(each)}`)
    .join(', ')}}`;
}
