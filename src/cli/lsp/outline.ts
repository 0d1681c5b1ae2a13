import { parseYAML } from '#engine/yaml/index';

/** A part of a document as far as it can be made out: offsets are those of the whole text. */
export interface Part {
  readonly kind: 'map' | 'list' | 'scalar';
  readonly start: number;
  end: number;
  /** Of a map or a list. */
  readonly entries: Entry[];
  /** Of a scalar, without quotes. */
  text: string;
  readonly style: 'plain' | 'quoted' | 'block' | 'flow';
}

/** An entry of a map, or an item of a list. */
export interface Entry {
  /** Undefined for an item. Half of it while it is typed: then there is no value. */
  readonly key: Key | undefined;
  /** Where the key begins, or the item. */
  readonly start: number;
  value: Part | undefined;
}

/** A key as it is written. */
export interface Key {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What is nested deeper is passed over, so that nothing that walks over parts runs out of stack. */
const MAX_DEPTH = 100;

/** An open collection, and the column that its keys or dashes have. */
interface Frame {
  readonly part: Part;
  readonly column: number;
}

/**
 * The parts of a document that is being typed: one of YAML or JSON, broken or not. What makes no sense is passed over, and
 * a key without a colon is a key. Aliases and merges are not followed.
 */
export function outline(text: string, start = 0, end: number = text.length): Part | undefined {
  return new OutlineReader(text, start, end).read();
}

class OutlineReader {
  readonly #text: string;
  readonly #end: number;
  readonly #frames: Frame[] = [];
  #root: Part | undefined;
  #at: number;

  constructor(text: string, start: number, end: number) {
    this.#text = text;
    // A byte order mark is no part of the first line.
    this.#at = text.charAt(start) === '\ufeff' ? start + 1 : start;
    this.#end = end;
  }

  read(): Part | undefined {
    while (this.#at < this.#end) {
      const start = this.#at;
      this.#line(start);
      // What spans lines has moved on by itself.
      const feed = this.#text.indexOf('\n', this.#at);
      this.#at = feed < 0 ? this.#end : feed + 1;
    }
    return this.#root;
  }

  #line(line: number): void {
    const head = this.#text.slice(line, line + 3);
    // The end of a document, or a directive.
    if (head === '...' || (head.startsWith('%') && this.#root === undefined)) return;
    let place = this.#skipSpace(head === '---' ? line + 3 : line);
    for (let dashes = 0; ; dashes++) {
      if (this.#isLineEnd(place)) return;
      const column = place - line;
      const next = this.#text[place + 1];
      const isDash = this.#text[place] === '-' && (next === undefined || isSpace(next));
      if (!isDash || dashes > MAX_DEPTH) return this.#content(place, column);
      const list = this.#openList(column, place);
      place = this.#skipSpace(place + 1);
      list?.entries.push({ key: undefined, start: place, value: undefined });
      this.#reach(place);
      this.#at = place;
    }
  }

  /** A key and what follows it on its line, or a value. */
  #content(place: number, column: number): void {
    const start = this.#skipProperties(place);
    if (this.#isLineEnd(start)) return;
    const char = this.#text.charAt(start);
    if (char === '{' || char === '[') return this.#value(this.#flow(start, this.#parentColumn(column)), column);
    if (char === ':' || (char === '?' && isSpace(this.#text[start + 1] ?? ' '))) return;
    const key = this.#key(start);
    if (key === undefined) return this.#scalarLine(start, column);
    const map = this.#openMap(column, start);
    const entry: Entry = { key, start: key.start, value: undefined };
    map?.entries.push(entry);
    const colon = this.#text.indexOf(':', key.end) + 1;
    const value = this.#skipProperties(this.#skipSpace(colon));
    this.#reach(colon);
    this.#at = colon;
    if (this.#isLineEnd(value)) return;
    entry.value = this.#scalarOrFlow(value, column);
    this.#reach(entry.value.end);
  }

  /** A value on a line of its own, or behind a dash. */
  #scalarLine(start: number, column: number): void {
    const text = this.#text;
    this.#popDeeper(column);
    let top = this.#frames.at(-1);
    if (top?.column === column && top.part.kind === 'list') {
      this.#frames.pop();
      top = this.#frames.at(-1);
    }
    const last = top?.part.entries.at(-1);
    if (top?.column === column && top.part.kind === 'map') {
      // A key that is being typed.
      const end = this.#plainEnd(start);
      top.part.entries.push({ key: { text: text.slice(start, end), start, end }, start, value: undefined });
      this.#reach(end);
      this.#at = end;
      return;
    }
    if (last?.value?.kind === 'scalar' && last.value.style === 'plain') {
      const end = this.#plainEnd(start);
      last.value.text += ` ${text.slice(start, end)}`;
      last.value.end = end;
      this.#reach(end);
      this.#at = end;
      return;
    }
    this.#value(this.#scalarOrFlow(start, this.#parentColumn(column)), column);
  }

  #scalarOrFlow(start: number, parentColumn: number): Part {
    const char = this.#text.charAt(start);
    if (char === '{' || char === '[') return this.#flow(start, parentColumn);
    if (char === '"' || char === "'") return this.#quoted(start, parentColumn);
    if (char === '|' || char === '>') return this.#block(start, parentColumn);
    const end = this.#plainEnd(start);
    this.#at = end;
    return scalar(start, end, this.#text.slice(start, end), 'plain');
  }

  /** Puts a value where one is missing. */
  #value(part: Part, column: number): void {
    this.#popDeeper(column);
    const last = this.#frames.at(-1)?.part.entries.at(-1);
    if (this.#frames.length === 0) this.#root ??= part;
    else if (last !== undefined) last.value ??= part;
    this.#reach(part.end);
  }

  #popDeeper(column: number): void {
    while ((this.#frames.at(-1)?.column ?? -1) > column) this.#frames.pop();
  }

  /** The column that lines of a value at this column are right of. */
  #parentColumn(column: number): number {
    return this.#frames.findLast((frame) => frame.column < column)?.column ?? -1;
  }

  #openMap(column: number, start: number): Part | undefined {
    this.#popDeeper(column);
    let top = this.#frames.at(-1);
    if (top?.column === column && top.part.kind === 'list') {
      this.#frames.pop();
      top = this.#frames.at(-1);
    }
    return top?.column === column ? top.part : this.#open('map', column, start);
  }

  #openList(column: number, start: number): Part | undefined {
    this.#popDeeper(column);
    const top = this.#frames.at(-1);
    // A list may have the column of its key.
    return top?.column === column && top.part.kind === 'list' ? top.part : this.#open('list', column, start);
  }

  #open(kind: 'map' | 'list', column: number, start: number): Part | undefined {
    if (this.#frames.length >= MAX_DEPTH) return undefined;
    const top = this.#frames.at(-1);
    const last = top?.part.entries.at(-1);
    const before = top === undefined ? this.#root : last?.value;
    if (top === undefined && before?.kind === 'map' && kind === 'map') {
      this.#frames.push({ part: before, column });
      return before;
    }
    const isTyped = before?.kind === 'scalar' && before.style === 'plain' && kind === 'map';
    const from = isTyped ? before.start : start;
    const part: Part = { kind, start: from, end: start, entries: [], text: '', style: 'plain' };
    if (isTyped) {
      // What stood there alone was a key that is being typed.
      const { text, end } = before;
      part.entries.push({ key: { text, start: from, end }, start: from, value: undefined });
    }
    if (top === undefined && (before === undefined || isTyped)) this.#root = part;
    if (last !== undefined && (before === undefined || isTyped)) last.value = part;
    this.#frames.push({ part, column });
    return part;
  }

  /** Everything that is open reaches up to here. */
  #reach(end: number): void {
    for (const { part } of this.#frames) part.end = Math.max(part.end, end);
  }

  /** The key that begins here, if a colon follows it on the line. */
  #key(start: number): Key | undefined {
    const text = this.#text;
    const quote = text.charAt(start);
    if (quote === '"' || quote === "'") {
      const end = this.#quoteEnd(start, this.#lineEnd(start));
      if (end === undefined) return undefined;
      const colon = this.#skipSpace(end);
      const isKey = text[colon] === ':' && isSpace(text[colon + 1] ?? ' ');
      return isKey ? { text: unquoted(text.slice(start, end)), start, end } : undefined;
    }
    if (quote === '|' || quote === '>') return undefined;
    const stop = this.#plainEnd(start);
    for (let colon = text.indexOf(':', start); colon >= 0 && colon < stop; colon = text.indexOf(':', colon + 1)) {
      if (colon + 1 < stop && !isSpace(text[colon + 1] ?? ' ')) continue;
      let end = colon;
      while (end > start && isSpace(text[end - 1] ?? '')) end--;
      return { text: text.slice(start, end), start, end };
    }
    return undefined;
  }

  /** Skips anchors and tags. */
  #skipProperties(start: number): number {
    let at = start;
    while (this.#text[at] === '&' || this.#text[at] === '!') {
      while (at < this.#end && !isSpace(this.#text[at] ?? ' ')) at++;
      at = this.#skipSpace(at);
    }
    return at;
  }

  #skipSpace(start: number): number {
    let at = start;
    while (this.#text[at] === ' ' || this.#text[at] === '\t') at++;
    return at;
  }

  /** Whether nothing but a comment is left of the line. */
  #isLineEnd(at: number): boolean {
    const char = this.#text[at];
    return at >= this.#end || char === '\n' || char === '\r' || char === '#';
  }

  #lineEnd(at: number): number {
    const feed = this.#text.indexOf('\n', at);
    const end = feed < 0 || feed > this.#end ? this.#end : feed;
    return this.#text[end - 1] === '\r' ? end - 1 : end;
  }

  /** Where a plain scalar ends on its line: before a comment, without the space around it. */
  #plainEnd(start: number): number {
    const stop = this.#lineEnd(start);
    let end = stop;
    for (
      let hash = this.#text.indexOf('#', start + 1);
      hash >= 0 && hash < stop;
      hash = this.#text.indexOf('#', hash + 1)
    )
      if (isSpace(this.#text[hash - 1] ?? '')) {
        end = hash;
        break;
      }
    while (end > start && isSpace(this.#text[end - 1] ?? '')) end--;
    return end;
  }

  /**
   * Behind the closing quote; undefined when there is none before `stop`, or before a line that is not right of a column.
   */
  #quoteEnd(start: number, stop: number, column = Infinity): number | undefined {
    const text = this.#text;
    const quote = text.charAt(start);
    for (let at = start + 1; at < stop; at++) {
      if (text[at] === '\n') {
        const content = this.#skipSpace(at + 1);
        if (content - at - 1 <= column && !this.#isLineEnd(content)) return undefined;
      }
      if (quote === '"' && text[at] === '\\') at++;
      else if (text[at] === quote) {
        if (quote === '"' || text[at + 1] !== quote) return at + 1;
        at++;
      }
    }
    return undefined;
  }

  #quoted(start: number, parentColumn: number): Part {
    // A quote that is not closed ends with its line, unless the next lines can only belong to it.
    const end = this.#quoteEnd(start, this.#end, parentColumn) ?? this.#lineEnd(start);
    this.#at = end;
    return scalar(start, end, unquoted(this.#text.slice(start, end)), 'quoted');
  }

  /** The end of the lines right of a column, and of the line itself. */
  #regionEnd(start: number, column: number): number {
    let end = this.#lineEnd(start);
    for (let line = this.#text.indexOf('\n', start) + 1; line > 0 && line < this.#end; ) {
      const content = this.#skipSpace(line);
      const isBlank = this.#text[content] === '\n' || this.#text[content] === '\r' || content >= this.#end;
      if (!isBlank && content - line <= column) break;
      if (!isBlank) end = this.#lineEnd(line);
      line = this.#text.indexOf('\n', line) + 1;
    }
    return end;
  }

  #block(start: number, parentColumn: number): Part {
    const end = this.#regionEnd(start, parentColumn);
    this.#at = end;
    return scalar(start, end, '', 'block');
  }

  /** A collection in brackets, up to where it ends, or where the next line can no longer belong to it. */
  #flow(start: number, parentColumn: number): Part {
    const text = this.#text;
    const root = flowPart(text.charAt(start), start);
    const open: { readonly part: Part; isValue: boolean }[] = [{ part: root, isValue: false }];
    let deeper = 0;
    let at = start + 1;
    const put = (part: Part, key?: Key): void => {
      const top = open.at(-1);
      if (top === undefined || deeper > 0) return;
      const last = top.part.entries.at(-1);
      if (top.part.kind === 'list') top.part.entries.push({ key: undefined, start: part.start, value: part });
      else if (top.isValue && last !== undefined) last.value ??= part;
      else if (key !== undefined) top.part.entries.push({ key, start: key.start, value: undefined });
    };
    while (open.length > 0 && at < this.#end) {
      const char = text.charAt(at);
      const top = open.at(-1);
      if (char === '\n') {
        const content = this.#skipSpace(at + 1);
        if (content - at - 1 <= parentColumn && !/[\]},"{[\r\n#]/.test(text.charAt(content))) break;
        at++;
      } else if (isSpace(char)) at++;
      else if (char === '#' && isSpace(text[at - 1] ?? ' ')) at = this.#lineEnd(at);
      else if (char === ',') {
        if (top !== undefined) top.isValue = false;
        at++;
      } else if (char === '}' || char === ']') {
        at++;
        if (deeper > 0) deeper--;
        else open.pop();
        if (top !== undefined && deeper === 0) top.part.end = at;
      } else if (char === '{' || char === '[') {
        const part = flowPart(char, at);
        put(part);
        if (deeper > 0 || open.length >= MAX_DEPTH) deeper++;
        else open.push({ part, isValue: false });
        at++;
      } else if (char === ':') {
        if (top !== undefined) top.isValue = top.part.kind === 'map';
        at++;
      } else {
        const isQuoted = char === '"' || char === "'";
        const end = isQuoted ? (this.#quoteEnd(at, this.#lineEnd(at)) ?? this.#lineEnd(at)) : this.#flowPlainEnd(at);
        const written = text.slice(at, end);
        const value = isQuoted ? unquoted(written) : written;
        put(scalar(at, end, value, isQuoted ? 'quoted' : 'plain'), { text: value, start: at, end });
        at = Math.max(end, at + 1);
      }
    }
    // What is not closed reaches as far as the text.
    for (const { part } of open) part.end = at;
    this.#at = at;
    return root;
  }

  #flowPlainEnd(start: number): number {
    const text = this.#text;
    let end = start;
    for (let at = start; at < this.#end; at++) {
      const char = text.charAt(at);
      if (char === '\n' || char === '\r' || /[,[\]{}]/.test(char)) break;
      if (char === ':' && /[\s,[\]{}]|^$/.test(text.charAt(at + 1))) break;
      if (char === '#' && isSpace(text[at - 1] ?? '')) break;
      if (!isSpace(char)) end = at + 1;
    }
    return end;
  }
}

function isSpace(char: string): boolean {
  return char === ' ' || char === '\t' || char === '\n' || char === '\r';
}

function scalar(start: number, end: number, text: string, style: Part['style']): Part {
  return { kind: 'scalar', start, end, entries: [], text, style };
}

function flowPart(bracket: string, start: number): Part {
  return { kind: bracket === '{' ? 'map' : 'list', start, end: start + 1, entries: [], text: '', style: 'flow' };
}

function unquoted(written: string): string {
  const quote = written.charAt(0);
  const inner = written.slice(1, written.length > 1 && written.endsWith(quote) ? -1 : undefined);
  if (quote === "'") return inner.replaceAll("''", "'");
  if (!inner.includes('\\')) return inner;
  try {
    return String(parseYAML(`"${inner}"`));
  } catch {
    return inner;
  }
}
