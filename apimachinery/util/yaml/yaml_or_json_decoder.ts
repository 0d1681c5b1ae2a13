import type { YAMLValue } from '#engine/yaml/index';
import { parseYAML, YAMLError } from '#engine/yaml/index';
import { guessJSONStream } from './guess.ts';
import { JSONStream } from './json_stream.ts';
import { byteLength, streamText } from './stream_text.ts';
import { JSONSyntaxError, YAMLSyntaxError } from './syntax_error.ts';
import { YAMLReader } from './yaml_reader.ts';

/**
 * Decodes the documents of a YAML stream one after the other.
 *
 * Mirrors k8s.io/apimachinery/pkg/util/yaml.YAMLToJSONDecoder.
 */
export class YAMLToJSONDecoder implements Iterable<YAMLValue> {
  private readonly reader: YAMLReader;
  private readonly firstLine: number;

  /**
   * @param input the whole stream
   * @param firstLine the number of its first line, for places in errors
   */
  constructor(input: string | Uint8Array, firstLine = 1) {
    this.reader = new YAMLReader(input);
    this.firstLine = firstLine;
  }

  /**
   * The next document (an empty one is null), or undefined at the end.
   * @throws YAMLSyntaxError; the documents behind a broken one can still be read
   */
  decode(): YAMLValue | undefined {
    const document = this.reader.read();
    if (document === undefined) return undefined;
    try {
      return parseYAML(document.text);
    } catch (error) {
      if (!(error instanceof YAMLError)) throw error;
      const line = error.line === 0 ? 0 : this.firstLine + document.line + error.line - 2;
      throw new YAMLSyntaxError(`error converting YAML to JSON: ${error.message}`, line, error.column, error);
    }
  }

  *[Symbol.iterator](): Generator<YAMLValue, void, undefined> {
    for (let value = this.decode(); value !== undefined; value = this.decode()) yield value;
  }
}

/**
 * Decodes a stream of JSON or YAML documents: JSON values may follow each other without anything between them, YAML
 * documents are separated by `---`. A stream whose first bytes show a `{` is taken for JSON, and for YAML if that
 * fails at the first or second value.
 *
 * Mirrors k8s.io/apimachinery/pkg/util/yaml.YAMLOrJSONDecoder.
 */
export class YAMLOrJSONDecoder implements Iterable<YAMLValue> {
  private readonly text: string;
  private json: JSONStream | undefined;
  private yaml: YAMLToJSONDecoder | undefined;
  private count = 0;

  /**
   * @param input the whole stream
   * @param bufferSize how many bytes at its start decide whether it looks like JSON
   */
  constructor(input: string | Uint8Array, bufferSize = 4096) {
    this.text = streamText(input);
    if (guessJSONStream(input, bufferSize)) this.json = new JSONStream(this.text);
    else this.yaml = new YAMLToJSONDecoder(this.text);
  }

  /**
   * The next document (an empty one is null), or undefined at the end.
   * @throws YAMLSyntaxError, JSONSyntaxError, UnexpectedEOFError
   */
  decode(): YAMLValue | undefined {
    let failure: unknown;
    if (this.json !== undefined) {
      try {
        const next = this.json.next();
        if (next === undefined) return undefined;
        this.count++;
        return next.value as YAMLValue;
      } catch (error) {
        // More than one JSON value: this cannot be YAML.
        if (this.count > 1) throw error instanceof JSONSyntaxError ? stripOffset(error) : error;
        failure = error;
      }
      const rest = this.afterBlankLine(this.json.position);
      this.json = undefined;
      if (rest !== undefined) this.yaml = new YAMLToJSONDecoder(this.text.slice(rest), lineOf(this.text, rest));
    }
    if (this.yaml !== undefined) {
      try {
        const value = this.yaml.decode();
        if (value !== undefined) this.count++;
        return value;
      } catch (error) {
        failure ??= error;
      }
    }
    throw failure ?? new YAMLSyntaxError('decoding failed as both JSON and YAML', 0, 0);
  }

  *[Symbol.iterator](): Generator<YAMLValue, void, undefined> {
    for (let value = this.decode(); value !== undefined; value = this.decode()) yield value;
  }

  /** Steps over white space, up to one line end; undefined if hardly anything is left, where Go gives up. */
  private afterBlankLine(start: number): number | undefined {
    for (let i = start; ; i++) {
      if (byteLength(this.text.slice(i, i + 4)) < 4) return undefined;
      const c = this.text.charAt(i);
      if (!/[\t-\r \x85\xA0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]/.test(c)) return i;
      if (c === '\n') return i + 1;
    }
  }
}

/** Go gives the bare error once the stream is known to be JSON. */
function stripOffset(error: JSONSyntaxError): Error {
  const bare = new JSONSyntaxError('', error.offset);
  bare.message = error.message.slice(error.message.indexOf(': ', 6) + 2);
  return bare;
}

function lineOf(text: string, end: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) line++;
  return line;
}
