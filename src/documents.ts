import { streamText } from '../apimachinery/util/yaml/stream_text.ts';
import { splitDocuments, type YAMLDocument } from '../apimachinery/util/yaml/yaml_reader.ts';

/** A line that may be between two documents. The first line of a stream is not. */
const SEPARATOR = /\n---/;

/** The documents of a YAML stream, without those that are empty or null. */
export function documentsOf(data: string | Uint8Array): readonly YAMLDocument[] {
  return splitDocuments(data).filter(({ text }) => !isEmptyDocument(text));
}

/** Whether a YAML stream may hold several documents, at a glance. */
export function mayBeSeveral(data: string | Uint8Array): boolean {
  return SEPARATOR.test(streamText(data));
}

/** Nothing or null, but for white space, comments, directives and document markers. */
function isEmptyDocument(text: string): boolean {
  const rest = text.replace(/^(?:---|\.\.\.)|^%.*|#.*/gm, '').trim();
  return /^(?:~|null|Null|NULL)?$/.test(rest);
}
