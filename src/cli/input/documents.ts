import { isJSONBuffer } from '#apimachinery/util/yaml/guess';
import { streamText } from '#apimachinery/util/yaml/stream_text';
import { YAMLSyntaxError } from '#apimachinery/util/yaml/syntax_error';
import { YAMLReader } from '#apimachinery/util/yaml/yaml_reader';
import { endOfBrackets } from '#engine/json/skip';
import { isSpace } from '#engine/json/space';
import { MORE } from '#engine/json/token';
import { Tokenizer } from '#engine/json/tokenizer';
import { fromUTF8, toUTF8 } from '#engine/text/utf8';

/** A document of this length may have more entries than fit in memory. */
const LONG = 16 << 20;

/** About a gigabyte of memory. */
const MAX_ENTRIES = 8 << 20;

const COMMA = 44;

const BRACKET = 91;

const BRACE = 123;

export type Format = 'json' | 'yaml';

const LINE_FEED = 0x0a;
/** What an object or an array begins with, and ends with when there is one too many. */
const OPENING: readonly number[] = [0x7b, 0x5b, 0x7d, 0x5d];

/** One document of a file. */
export interface Document {
  readonly format: Format;
  readonly text: string;
  /** Where its text starts in the file: the line, from 1, and the number of characters before it on that line. */
  readonly line: number;
  readonly indent: number;
  /** Why there is no document here. */
  readonly error?: string;
}

/** The line of the file where a document's content starts, after comments and markers. */
export function contentLine(document: Document): number {
  const { text } = document;
  let { line } = document;
  for (let at = 0; at < text.length; line++) {
    const end = text.indexOf('\n', at);
    const stop = end < 0 ? text.length : end;
    // Long lines are not worth checking.
    if (stop - at > 1000 || !isBlankLine(text.slice(at, stop))) return line;
    at = stop + 1;
  }
  return document.line;
}

/** White space, a comment or a document marker. */
export function isBlankLine(line: string): boolean {
  const rest = (line.startsWith('---') || line.startsWith('...') ? line.slice(3) : line).trim();
  return rest === '' || rest.startsWith('#');
}

/** The format of a file: by its name, otherwise by its content. */
export function formatOf(name: string, data: string | Uint8Array): Format {
  if (/\.json$/i.test(name)) return 'json';
  if (/\.ya?ml$/i.test(name) || !isJSONBuffer(data)) return 'yaml';
  // A brace may also start a YAML mapping or a leftover template; in JSON a quote follows.
  const head = typeof data === 'string' ? data.slice(0, 4096) : fromUTF8(data.subarray(0, 4096));
  return /^\s*\{\s*["}]/.test(head) ? 'json' : 'yaml';
}

/** The documents of a file, one by one, empty ones too. */
export function* documentsOf(data: string | Uint8Array, format: Format): Generator<Document> {
  for (const document of format === 'json' ? jsonDocuments(data) : yamlDocuments(streamText(data))) {
    const error = isTooDense(document.text) ? 'the document has too many entries to be a manifest' : undefined;
    yield error === undefined ? document : { ...document, error };
  }
}

function* yamlDocuments(text: string): Generator<Document> {
  const reader = new YAMLReader(text);
  for (;;) {
    try {
      const document = reader.read();
      if (document === undefined) return;
      yield { format: 'yaml', text: document.text, line: document.line, indent: 0 };
    } catch (error) {
      // A bad separator does not prevent reading what follows.
      if (!(error instanceof YAMLSyntaxError)) throw error;
      yield { format: 'yaml', text: '', line: error.line, indent: 0, error: error.message };
    }
  }
}

/** JSON values that stand one after the other. What is between them and is not a value becomes a document too. */
function* jsonDocuments(data: string | Uint8Array): Generator<Document> {
  const bytes = typeof data === 'string' ? toUTF8(data) : data;
  let at = 0;
  let line = 1;
  let lineStart = 0;
  let any = false;
  const skip = (end: number): void => {
    for (let feed = bytes.indexOf(LINE_FEED, at); feed >= 0 && feed < end; feed = bytes.indexOf(LINE_FEED, feed + 1)) {
      line++;
      lineStart = feed + 1;
    }
    at = end;
  };
  for (;;) {
    let start = at;
    while (isSpace(bytes[start])) start++;
    if (start === bytes.length) break;
    skip(start);
    const end = endOfValue(bytes, start);
    const indent = fromUTF8(bytes.subarray(lineStart, start)).length;
    yield { format: 'json', text: fromUTF8(bytes.subarray(start, end)), line, indent };
    any = true;
    skip(end);
  }
  // A JSON file can't be empty: JSON has no empty documents.
  if (!any) yield { format: 'json', text: '', line: 1, indent: 0 };
}

/** Behind the value that begins at `start`; of what is not JSON, behind its last bracket, or the end when there is none. */
function endOfValue(bytes: Uint8Array, start: number): number {
  const tokens = new Tokenizer(bytes.subarray(start), { sequence: true });
  let token = tokens.next();
  while (token > MORE && tokens.depth > 0) token = tokens.next();
  if (token > MORE) return start + tokens.at;
  const end = OPENING.includes(bytes[start]!) ? endOfBrackets(bytes, start) : -1;
  return end < 0 ? bytes.length : end;
}

/** Whether a document could have too many entries for memory. */
function isTooDense(text: string): boolean {
  if (text.length < LONG) return false;
  let entries = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === LINE_FEED || code === COMMA || code === BRACKET || code === BRACE) entries++;
  }
  return entries > MAX_ENTRIES;
}
