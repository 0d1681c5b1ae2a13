/// <reference types="node" />

import { kubernetesVersion } from '#api/index';
import type { Serializer } from '#apimachinery/runtime/codec';
import { NotRegisteredError } from '#apimachinery/runtime/errors';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import type { Scheme } from '#apimachinery/runtime/scheme';
import { Serializer as CBORSerializer } from '#apimachinery/runtime/serializer/cbor/serializer';
import { Serializer as JSONSerializer } from '#apimachinery/runtime/serializer/json/serializer';
import { Serializer as YAMLSerializer } from '#apimachinery/runtime/serializer/yaml/serializer';
import { isStrictDecodingError } from '#apimachinery/runtime/strict_decoding_error';
import { readAnyCBOR } from '#engine/cbor/read';
import { writeAnyCBOR } from '#engine/cbor/write';
import { append } from '#engine/go/append';
import { hasDuplicateKeys } from '#engine/json/duplicates';
import { readJSON } from '#engine/json/read';
import { stringifyJSON } from '#engine/json/stringify';
import { asError } from '#engine/text/as_error';
import { parseYAML, type StringifyYAMLOptions, stringifyYAML } from '#engine/yaml/index';
import { scheme } from '../../index.ts';
import type { Arguments } from '../arguments.ts';
import { FAULTY, OK, TROUBLE } from '../command.ts';
import {
  type BinaryDocument,
  type BinaryFormat,
  binaryDocumentsOf,
  binaryFormatOf,
  OBJECT_FILES,
} from '../input/binary_documents.ts';
import { contentLine, type Document, documentsOf, type Format, formatOf } from '../input/documents.ts';
import type { FileFault } from '../input/file_fault.ts';
import type { Found, Unreadable } from '../input/find_files.ts';
import { complain, inputFiles } from '../input/input_paths.ts';
import { readPlaced } from '../input/places.ts';
import { readBytes, textOf } from '../input/read_input.ts';
import { Inspector } from '../objects/inspector.ts';
import { minorVersion } from '../objects/lifecycle.ts';
import { printable } from '../printable.ts';
import { faultLine } from '../report/lines_reporter.ts';
import { Output } from '../report/output.ts';
import { OutputError, OutputFolder } from '../report/output_folder.ts';
import { streams } from '../streams.ts';

/** The CBOR prefix written by Kubernetes. */
const CBOR_PREFIX = Uint8Array.of(0xd9, 0xd9, 0xf7);

type AnyFormat = Format | BinaryFormat;

const EXTENSIONS: Readonly<Record<AnyFormat, string>> = {
  json: '.json',
  yaml: '.yaml',
  protobuf: '.pb',
  cbor: '.cbor',
};

/** The work of `convert`. @returns the exit status @throws OutputError */
export async function convertFiles(args: Arguments): Promise<number> {
  const converter = new Converter(args);
  const { files, unreadable } = inputFiles(args.paths, OBJECT_FILES);
  const folderName = args.value('output-dir');
  const target =
    folderName === undefined
      ? new StreamTarget(converter.output)
      : new FolderTarget(new OutputFolder(folderName, args.has('force')), converter.output);
  let status = OK;
  const fail = (file: Unreadable): void => {
    complain(file);
    status = TROUBLE;
  };
  unreadable.forEach(fail);
  for (const file of files) {
    try {
      const { contents, faulty } = await converter.convert(file);
      if (faulty && status === OK) status = FAULTY;
      target.add(file, contents, faulty);
    } catch (error) {
      if (error instanceof OutputError && folderName === undefined) throw error;
      fail({ path: file.path, reason: asError(error).message });
    }
    await target.pause();
  }
  await target.end();
  return status;
}

type Content = string | Uint8Array;

/** Writes everything to standard output. */
class StreamTarget {
  readonly #out = new Output();
  readonly #output: AnyFormat;
  #written = 0;

  constructor(output: AnyFormat) {
    this.#output = output;
  }

  add(_file: Found, contents: readonly Content[]): void {
    for (const content of contents) {
      if (this.#output === 'protobuf' && this.#written > 0)
        throw new OutputError(
          'Protobuf output can hold only one object; use --output-dir to write each to its own file',
        );
      if (this.#output === 'yaml' && this.#written > 0) this.#out.write('---\n');
      this.#out.write(content);
      this.#written++;
    }
  }

  /** With Protobuf, nothing is written until it is clear that there is just one object. */
  async pause(): Promise<void> {
    if (this.#output !== 'protobuf') await this.#out.pause();
  }

  end(): Promise<void> {
    return this.#out.end();
  }
}

/** Writes one file per input file, or with Protobuf one per object. */
class FolderTarget {
  readonly #folder: OutputFolder;
  readonly #output: AnyFormat;

  constructor(folder: OutputFolder, output: AnyFormat) {
    this.#folder = folder;
    this.#output = output;
  }

  add(file: Found, contents: readonly Content[], faulty: boolean): void {
    if (faulty) return;
    const name = file.name.replace(OBJECT_FILES.pattern, '');
    const extension = EXTENSIONS[this.#output];
    if (this.#output === 'protobuf' && contents.length !== 1) {
      contents.forEach((content, at) => this.#folder.write(`${name}-${at + 1}${extension}`, content, file.path));
      return;
    }
    const whole =
      this.#output === 'cbor' || this.#output === 'protobuf'
        ? Buffer.concat(contents as Uint8Array[])
        : contents.join(this.#output === 'yaml' ? '---\n' : '');
    this.#folder.write(`${name}${extension}`, whole, file.path);
  }

  async pause(): Promise<void> {
    // Everything is written.
  }

  async end(): Promise<void> {
    // Everything is written.
  }
}

class Converter {
  readonly output: AnyFormat;
  readonly #args: Arguments;
  readonly #lossless: Transcoder;
  readonly #canonical: Transcoder;

  constructor(args: Arguments) {
    this.output = args.value('output') as AnyFormat;
    this.#args = args;
    const width = args.value('line-width');
    const options = {
      output: this.output,
      pretty: args.has('pretty'),
      lax: args.has('lax'),
      style: {
        indentLists: args.has('indent-lists'),
        ...(width !== undefined && { lineWidth: Number(width) || Infinity }),
      },
    };
    this.#lossless = new LosslessTranscoder(options);
    this.#canonical = new CanonicalTranscoder(scheme, options);
  }

  /** @returns the converted objects of a file, and whether some were left out @throws InputError */
  async convert({ path }: Found): Promise<{ contents: Content[]; faulty: boolean }> {
    const bytes = await readBytes(path);
    const format = (this.#args.value('from') as AnyFormat | undefined) ?? binaryFormatOf(path, bytes);
    const contents: Content[] = [];
    const faults: [FileFault | string, number][] = [];
    let documents = 0;
    for (const document of objectsOf(path, bytes, format)) {
      documents++;
      const result = await this.#transcode(document);
      if (result === undefined) documents--;
      else if (Array.isArray(result))
        append(
          faults,
          result.map((fault): [FileFault | string, number] => [fault, documents]),
        );
      else contents.push(result);
    }
    for (const [fault, number] of faults)
      streams().stderr.write(faultText(path, fault, documents > 1 ? number : undefined));
    return { contents, faulty: faults.length > 0 };
  }

  /** The converted object, the reason why it can't be, or nothing for an empty document. */
  async #transcode(document: Document | BinaryDocument): Promise<Content | (FileFault | string)[] | undefined> {
    const typed = this.#args.has('canonical') || this.output === 'protobuf' || document.format === 'protobuf';
    const fault = (text: string): FileFault | string =>
      'bytes' in document ? text : { reason: 'syntax', line: contentLine(document), column: 1, path: '', text };
    if ('error' in document && document.error !== undefined) return [fault(document.error)];
    try {
      return await (typed ? this.#canonical : this.#lossless).transcode(document);
    } catch (error) {
      if (error instanceof NotRegisteredError) return [fault(this.#unknown(error))];
      const faults =
        'bytes' in document
          ? []
          : typed
            ? inspectedFaults(document, !this.#args.has('lax'))
            : placedFaults(document, !this.#args.has('lax'));
      if (faults === undefined) return undefined;
      return faults.length > 0 ? faults : [fault(asError(error).message)];
    }
  }

  #unknown({ gvk }: NotRegisteredError): string {
    const kind = `${gvk?.groupVersion()} ${gvk?.kind} is not part of the Kubernetes API`;
    if (this.output === 'protobuf') return `${kind}: it has no Protobuf form`;
    return this.#args.has('canonical') ? `${kind}: it has no canonical form; convert it without --canonical` : kind;
  }
}

function objectsOf(
  path: string,
  bytes: Uint8Array,
  format: AnyFormat | undefined,
): Iterable<Document | BinaryDocument> {
  if (format === 'protobuf' || format === 'cbor') return binaryDocumentsOf(bytes, format);
  const text = textOf(bytes);
  return documentsOf(text, format ?? formatOf(path, text));
}

/** Binary files have no lines. */
function faultText(path: string, fault: FileFault | string, document: number | undefined): string {
  if (typeof fault !== 'string') return faultLine(path, fault, document);
  return `${printable(path)}: error: ${document === undefined ? '' : `document ${document}: `}${printable(fault)}\n`;
}

/** Empty for an empty document. */
function inspectedFaults(document: Document, strict: boolean): FileFault[] | undefined {
  const objects = new Inspector(scheme, { strict, minor: minorVersion(kubernetesVersion) }).inspect(document);
  return objects.length === 0 ? undefined : objects.flatMap(({ faults }) => faults);
}

function placedFaults(document: Document, strict: boolean): FileFault[] {
  const placed = readPlaced(document, strict);
  return 'reason' in placed ? [placed] : [...placed.duplicates];
}

interface TranscoderOptions {
  readonly output: Format | BinaryFormat;
  /** Indented JSON. */
  readonly pretty: boolean;
  /** Of YAML. */
  readonly style: StringifyYAMLOptions;
  /** Drop unknown fields, and accept duplicate keys: the last wins. */
  readonly lax: boolean;
}

/** Converts documents to another format. */
interface Transcoder {
  /**
   * @returns text with a trailing line feed, or bytes; undefined for an empty document
   * @throws whatever decoding and encoding throw: the caller locates it
   */
  transcode(document: Document | BinaryDocument): Promise<string | Uint8Array | undefined>;
}

/**
 * Keeps everything: unknown fields, their order, unregistered kinds. Not for Protobuf, which supports only registered
 * kinds.
 */
class LosslessTranscoder implements Transcoder {
  readonly #options: TranscoderOptions;

  constructor(options: TranscoderOptions) {
    this.#options = options;
  }

  async transcode(document: Document | BinaryDocument): Promise<string | Uint8Array | undefined> {
    const value = 'bytes' in document ? readAnyCBOR(document.bytes) : this.#readText(document);
    if (value === null && document.format === 'yaml') return undefined;
    const { output, pretty, style } = this.#options;
    if (output === 'cbor') return writeAnyCBOR(value, { prefix: CBOR_PREFIX });
    return output === 'yaml'
      ? stringifyYAML(value, { ...style, sortKeys: false, lossless: true })
      : `${stringifyJSON(value, { indent: pretty ? 2 : 0 })}\n`;
  }

  #readText({ format, text }: Document): unknown {
    const { lax } = this.#options;
    if (format === 'yaml') {
      const { value, duplicates } = parseYAML(text, { positions: true });
      if (!lax && duplicates.some(({ isOverride }) => !isOverride)) throw new DuplicateKeyError();
      return value;
    }
    const { value, details } = readJSON(text);
    const [overflow] = details?.overflows.keys() ?? [];
    if (overflow !== undefined) throw new RangeError(`the number ${overflow} is out of range`);
    if (!lax && hasDuplicateKeys(text, value)) throw new DuplicateKeyError();
    return value;
  }
}

/** A JSON object has a duplicate key: writing it would lose a value. */
class DuplicateKeyError extends Error {
  readonly code = 'ERR_DUPLICATE_KEY';

  constructor() {
    super('duplicate key; --lax takes the last');
    this.name = 'DuplicateKeyError';
  }
}

/** Writes the bytes Go writes. Only for kinds of the Kubernetes API. */
class CanonicalTranscoder implements Transcoder {
  readonly #options: TranscoderOptions;
  readonly #scheme: Scheme;
  readonly #readers: Readonly<Record<Format | 'cbor', Serializer>>;

  constructor(scheme: Scheme, options: TranscoderOptions) {
    this.#options = options;
    this.#scheme = scheme;
    this.#readers = {
      json: new JSONSerializer(scheme, { strict: true }),
      yaml: new YAMLSerializer(scheme, { strict: true }),
      cbor: new CBORSerializer(scheme, { strict: true }),
    };
  }

  async transcode(document: Document | BinaryDocument): Promise<string | Uint8Array> {
    const object = await this.#read(document);
    const { output, pretty } = this.#options;
    if (output === 'protobuf') return (await protobuf()).encode(object);
    if (output === 'cbor') return this.#readers.cbor.encode(object);
    const writer =
      output === 'yaml'
        ? new YAMLSerializer(this.#scheme, { canonical: true })
        : new JSONSerializer(this.#scheme, { canonical: true, pretty });
    const text = writer.encodeToString(object);
    return text.endsWith('\n') ? text : `${text}\n`;
  }

  async #read(document: Document | BinaryDocument): Promise<RuntimeObject> {
    const serializer = document.format === 'protobuf' ? await protobuf() : this.#readers[document.format];
    try {
      return serializer.decode('bytes' in document ? document.bytes : document.text).object;
    } catch (error) {
      // A strict error still carries the decoded object.
      if (this.#options.lax && isStrictDecodingError(error) && error.object !== undefined) return error.object;
      throw error;
    }
  }
}

async function protobuf(): Promise<Serializer> {
  return (await import('../../protobuf.ts')).serializerFor();
}
