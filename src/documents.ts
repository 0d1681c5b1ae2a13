import { isJSONBuffer } from '../apimachinery/util/yaml/guess.ts';
import { JSONStream } from '../apimachinery/util/yaml/json_stream.ts';
import { streamText } from '../apimachinery/util/yaml/stream_text.ts';
import { splitDocuments, type YAMLDocument } from '../apimachinery/util/yaml/yaml_reader.ts';

/** A line that may be between two documents. The first line of a stream is not. */
const SEPARATOR = /\n---/;

/** The documents of a YAML stream without those that are empty or null, or the values of a JSON stream. */
export function documentsOf(data: string | Uint8Array): readonly YAMLDocument[] {
  if (isJSONBuffer(data)) return jsonValues(streamText(data));
  return splitDocuments(data).filter(({ text }) => !isEmptyDocument(text));
}

/** Whether a YAML stream may hold several documents, at a glance. */
export function mayBeSeveral(data: string | Uint8Array): boolean {
  return SEPARATOR.test(streamText(data));
}

/** What is not JSON is the last one, up to the end: who decodes it says what is wrong. */
function jsonValues(text: string): YAMLDocument[] {
  const stream = new JSONStream(text);
  const values: YAMLDocument[] = [];
  let line = 1;
  for (let start = 0; text.slice(start).trim() !== ''; start = stream.position) {
    let end = text.length;
    try {
      stream.next();
      end = stream.position;
    } catch {
      stream.position = end;
    }
    const value = text.slice(start, end);
    const [blank = ''] = /^\s*/.exec(value) ?? [];
    values.push({ text: value, line: line + blank.split('\n').length - 1 });
    line += value.split('\n').length - 1;
  }
  return values;
}

/** Nothing or null, but for white space, comments, directives and document markers. */
function isEmptyDocument(text: string): boolean {
  const rest = text.replace(/^(?:---|\.\.\.)|^%.*|#.*/gm, '').trim();
  return /^(?:~|null|Null|NULL)?$/.test(rest);
}
