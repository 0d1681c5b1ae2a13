import { isStrictDecodingError } from '#apimachinery/runtime/strict_decoding_error';
import type { Serializer } from '#apimachinery/runtime/codec';
import type { RuntimeObject } from '#apimachinery/runtime/runtime_object';
import type { Scheme } from '#apimachinery/runtime/scheme';
import { Serializer as CBORSerializer } from '#apimachinery/runtime/serializer/cbor/serializer';
import { Serializer as JSONSerializer } from '#apimachinery/runtime/serializer/json/serializer';
import { Serializer as YAMLSerializer } from '#apimachinery/runtime/serializer/yaml/serializer';
import { readAnyCBOR } from '#engine/cbor/read';
import { writeAnyCBOR } from '#engine/cbor/write';
import { hasDuplicateKeys } from '#engine/json/duplicates';
import { readJSON } from '#engine/json/read';
import { stringifyJSON } from '#engine/json/stringify';
import { parseYAML, stringifyYAML } from '#engine/yaml/index';
import type { BinaryDocument, BinaryFormat } from '../input/binary_documents.ts';
import type { Document, Format } from '../input/documents.ts';

export interface TranscoderOptions {
  readonly output: Format | BinaryFormat;
  /** Indented JSON. */
  readonly pretty: boolean;
  /** Drop unknown fields, and accept duplicate keys: the last wins. */
  readonly lax: boolean;
}

/** Converts documents to another format. */
export interface Transcoder {
  /**
   * @returns text with a trailing line feed, or bytes; undefined for an empty document
   * @throws whatever decoding and encoding throw: the caller locates it
   */
  transcode(document: Document | BinaryDocument): Promise<string | Uint8Array | undefined>;
}

/** The CBOR prefix written by Kubernetes. */
const CBOR_PREFIX = Uint8Array.of(0xd9, 0xd9, 0xf7);

/**
 * Keeps everything: unknown fields, their order, unregistered kinds. Not for Protobuf, which supports only registered
 * kinds.
 */
export class LosslessTranscoder implements Transcoder {
  readonly #options: TranscoderOptions;

  constructor(options: TranscoderOptions) {
    this.#options = options;
  }

  async transcode(document: Document | BinaryDocument): Promise<string | Uint8Array | undefined> {
    const value = 'bytes' in document ? readAnyCBOR(document.bytes) : this.#readText(document);
    if (value === null && document.format === 'yaml') return undefined;
    const { output, pretty } = this.#options;
    if (output === 'cbor') return writeAnyCBOR(value, { prefix: CBOR_PREFIX });
    return output === 'yaml'
      ? stringifyYAML(value, { sortKeys: false })
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
export class CanonicalTranscoder implements Transcoder {
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
