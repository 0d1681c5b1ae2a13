import type { Range } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { type Document, documentsOf, type Format, formatOf } from '../input/documents.ts';
import { outline, type Part } from './outline.ts';

/** One document of a file, and where it is: offsets are those of the text, which has the line ends of the editor. */
export interface DocumentText {
  readonly document: Document;
  readonly start: number;
  readonly end: number;
}

/** A line break of YAML, which has more of them than editors. */
const YAML_BREAK = /\r\n|[\n\r\x85\u2028\u2029]/g;

/** The text of a manifest as an editor has it, in documents and their parts. Never throws, whatever the text. */
export class ManifestText {
  readonly path: string;
  readonly source: TextDocument;
  readonly format: Format;
  readonly documents: readonly DocumentText[];
  readonly #parts = new Map<DocumentText, Part | undefined>();
  readonly #lines = new Map<DocumentText, readonly number[]>();

  constructor(path: string, source: TextDocument) {
    this.path = path;
    this.source = source;
    const text = source.getText();
    this.format = formatOf(path, text);
    const feeds = [0];
    for (let feed = text.indexOf('\n'); feed >= 0; feed = text.indexOf('\n', feed + 1)) feeds.push(feed + 1);
    const found = [...documentsOf(text, this.format)];
    this.documents = found.map((document) => {
      const start = (feeds[document.line - 1] ?? text.length) + document.indent;
      if (document.format === 'json') return { document, start, end: start + document.text.length };
      // Its text ends with a line end, and has no carriage returns in front of them.
      const lines = document.text.split('\n').length - 1;
      return { document, start, end: feeds[document.line - 1 + lines] ?? text.length };
    });
  }

  static of(path: string, uri: string, text: string): ManifestText {
    return new ManifestText(path, TextDocument.create(uri, 'yaml', 0, text));
  }

  get text(): string {
    return this.source.getText();
  }

  /** The parts of a document; undefined for an empty one. */
  partsOf(document: DocumentText): Part | undefined {
    let parts = this.#parts.get(document);
    if (parts === undefined && !this.#parts.has(document)) {
      parts = outline(this.text, document.start, document.end);
      this.#parts.set(document, parts);
    }
    return parts;
  }

  /** The document around an offset: one that begins there goes before one that ends there. */
  documentAt(offset: number): DocumentText | undefined {
    return this.documents.findLast(({ start, end }) => start <= offset && offset <= end);
  }

  /** The document that a line of a report is in. */
  documentOf(line: number): DocumentText | undefined {
    return this.documents.findLast(({ document }) => document.line <= line);
  }

  /** The offset of a place as reports name it, from 1. */
  offsetOf(line: number, column: number): number {
    const found = this.documentOf(line);
    if (found === undefined) return this.source.offsetAt({ line: line - 1, character: column - 1 });
    const nth = line - found.document.line;
    if (found.document.format === 'json' && nth === 0) return found.start - found.document.indent + column - 1;
    const start = this.#starts(found)[nth] ?? found.end;
    return Math.min(start + column - 1, this.text.length);
  }

  range(start: number, end: number): Range {
    return { start: this.source.positionAt(start), end: this.source.positionAt(end) };
  }

  #starts(document: DocumentText): readonly number[] {
    let starts = this.#lines.get(document);
    if (starts === undefined) {
      const text = this.text.slice(document.start, document.end);
      const breaks = document.document.format === 'json' ? /\n/g : YAML_BREAK;
      starts = [
        document.start,
        ...Array.from(text.matchAll(breaks), (found) => document.start + found.index + found[0].length),
      ];
      this.#lines.set(document, starts);
    }
    return starts;
  }
}
