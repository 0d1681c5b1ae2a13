/// <reference types="node" />
import { kubernetesVersion } from '#api/index';
import { NotRegisteredError } from '#apimachinery/runtime/errors';
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
import { parseYAML, stringifyYAML } from '#engine/yaml/index';
import { scheme } from '../../index.js';
import { FAULTY, OK, TROUBLE } from '../command.js';
import { binaryDocumentsOf, binaryFormatOf, OBJECT_FILES, } from '../input/binary_documents.js';
import { contentLine, documentsOf, formatOf } from '../input/documents.js';
import { complain, inputFiles } from '../input/input_paths.js';
import { readPlaced } from '../input/places.js';
import { readBytes, textOf } from '../input/read_input.js';
import { Inspector } from '../objects/inspector.js';
import { minorVersion } from '../objects/lifecycle.js';
import { printable } from '../printable.js';
import { faultLine } from '../report/lines_reporter.js';
import { Output } from '../report/output.js';
import { OutputError, OutputFolder } from '../report/output_folder.js';
/** The CBOR prefix written by Kubernetes. */
const CBOR_PREFIX = Uint8Array.of(0xd9, 0xd9, 0xf7);
const EXTENSIONS = {
    json: '.json',
    yaml: '.yaml',
    protobuf: '.pb',
    cbor: '.cbor',
};
/** The work of `convert`. @returns the exit status @throws OutputError */
export async function convertFiles(args) {
    const converter = new Converter(args);
    const { files, unreadable } = inputFiles(args.paths, OBJECT_FILES);
    const folderName = args.value('output-dir');
    const target = folderName === undefined
        ? new StreamTarget(converter.output)
        : new FolderTarget(new OutputFolder(folderName, args.has('force')), converter.output);
    let status = OK;
    const fail = (file) => {
        complain(file);
        status = TROUBLE;
    };
    unreadable.forEach(fail);
    for (const file of files) {
        try {
            const { contents, faulty } = await converter.convert(file);
            if (faulty && status === OK)
                status = FAULTY;
            target.add(file, contents, faulty);
        }
        catch (error) {
            if (error instanceof OutputError && folderName === undefined)
                throw error;
            fail({ path: file.path, reason: asError(error).message });
        }
        await target.pause();
    }
    await target.end();
    return status;
}
/** Writes everything to standard output. */
class StreamTarget {
    #out = new Output();
    #output;
    #written = 0;
    constructor(output) {
        this.#output = output;
    }
    add(_file, contents) {
        for (const content of contents) {
            if (this.#output === 'protobuf' && this.#written > 0)
                throw new OutputError('Protobuf output can hold only one object; use --output-dir to write each to its own file');
            if (this.#output === 'yaml' && this.#written > 0)
                this.#out.write('---\n');
            this.#out.write(content);
            this.#written++;
        }
    }
    /** With Protobuf, nothing is written until it is clear that there is just one object. */
    async pause() {
        if (this.#output !== 'protobuf')
            await this.#out.pause();
    }
    end() {
        return this.#out.end();
    }
}
/** Writes one file per input file, or with Protobuf one per object. */
class FolderTarget {
    #folder;
    #output;
    constructor(folder, output) {
        this.#folder = folder;
        this.#output = output;
    }
    add(file, contents, faulty) {
        if (faulty)
            return;
        const name = file.name.replace(OBJECT_FILES.pattern, '');
        const extension = EXTENSIONS[this.#output];
        if (this.#output === 'protobuf' && contents.length !== 1) {
            contents.forEach((content, at) => this.#folder.write(`${name}-${at + 1}${extension}`, content, file.path));
            return;
        }
        const whole = this.#output === 'cbor' || this.#output === 'protobuf'
            ? Buffer.concat(contents)
            : contents.join(this.#output === 'yaml' ? '---\n' : '');
        this.#folder.write(`${name}${extension}`, whole, file.path);
    }
    async pause() {
        // Everything is written.
    }
    async end() {
        // Everything is written.
    }
}
class Converter {
    output;
    #args;
    #lossless;
    #canonical;
    constructor(args) {
        this.output = args.value('output');
        this.#args = args;
        const options = { output: this.output, pretty: args.has('pretty'), lax: args.has('lax') };
        this.#lossless = new LosslessTranscoder(options);
        this.#canonical = new CanonicalTranscoder(scheme, options);
    }
    /** @returns the converted objects of a file, and whether some were left out @throws InputError */
    async convert({ path }) {
        const bytes = await readBytes(path);
        const format = this.#args.value('from') ?? binaryFormatOf(path, bytes);
        const contents = [];
        const faults = [];
        let documents = 0;
        for (const document of objectsOf(path, bytes, format)) {
            documents++;
            const result = await this.#transcode(document);
            if (result === undefined)
                documents--;
            else if (Array.isArray(result))
                append(faults, result.map((fault) => [fault, documents]));
            else
                contents.push(result);
        }
        for (const [fault, number] of faults)
            process.stderr.write(faultText(path, fault, documents > 1 ? number : undefined));
        return { contents, faulty: faults.length > 0 };
    }
    /** The converted object, the reason why it can't be, or nothing for an empty document. */
    async #transcode(document) {
        const typed = this.#args.has('canonical') || this.output === 'protobuf' || document.format === 'protobuf';
        const fault = (text) => 'bytes' in document ? text : { reason: 'syntax', line: contentLine(document), column: 1, path: '', text };
        if ('error' in document && document.error !== undefined)
            return [fault(document.error)];
        try {
            return await (typed ? this.#canonical : this.#lossless).transcode(document);
        }
        catch (error) {
            if (error instanceof NotRegisteredError)
                return [fault(this.#unknown(error))];
            const faults = 'bytes' in document
                ? []
                : typed
                    ? inspectedFaults(document, !this.#args.has('lax'))
                    : placedFaults(document, !this.#args.has('lax'));
            if (faults === undefined)
                return undefined;
            return faults.length > 0 ? faults : [fault(asError(error).message)];
        }
    }
    #unknown({ gvk }) {
        const kind = `${gvk?.groupVersion()} ${gvk?.kind} is not part of the Kubernetes API`;
        if (this.output === 'protobuf')
            return `${kind}: it has no Protobuf form`;
        return this.#args.has('canonical') ? `${kind}: it has no canonical form; convert it without --canonical` : kind;
    }
}
function objectsOf(path, bytes, format) {
    if (format === 'protobuf' || format === 'cbor')
        return binaryDocumentsOf(bytes, format);
    const text = textOf(bytes);
    return documentsOf(text, format ?? formatOf(path, text));
}
/** Binary files have no lines. */
function faultText(path, fault, document) {
    if (typeof fault !== 'string')
        return faultLine(path, fault, document);
    return `${printable(path)}: error: ${document === undefined ? '' : `document ${document}: `}${printable(fault)}\n`;
}
/** Empty for an empty document. */
function inspectedFaults(document, strict) {
    const objects = new Inspector(scheme, { strict, minor: minorVersion(kubernetesVersion) }).inspect(document);
    return objects.length === 0 ? undefined : objects.flatMap(({ faults }) => faults);
}
function placedFaults(document, strict) {
    const placed = readPlaced(document, strict);
    return 'reason' in placed ? [placed] : [...placed.duplicates];
}
/**
 * Keeps everything: unknown fields, their order, unregistered kinds. Not for Protobuf, which supports only registered
 * kinds.
 */
class LosslessTranscoder {
    #options;
    constructor(options) {
        this.#options = options;
    }
    async transcode(document) {
        const value = 'bytes' in document ? readAnyCBOR(document.bytes) : this.#readText(document);
        if (value === null && document.format === 'yaml')
            return undefined;
        const { output, pretty } = this.#options;
        if (output === 'cbor')
            return writeAnyCBOR(value, { prefix: CBOR_PREFIX });
        return output === 'yaml'
            ? stringifyYAML(value, { sortKeys: false, lossless: true })
            : `${stringifyJSON(value, { indent: pretty ? 2 : 0 })}\n`;
    }
    #readText({ format, text }) {
        const { lax } = this.#options;
        if (format === 'yaml') {
            const { value, duplicates } = parseYAML(text, { positions: true });
            if (!lax && duplicates.some(({ isOverride }) => !isOverride))
                throw new DuplicateKeyError();
            return value;
        }
        const { value, details } = readJSON(text);
        const [overflow] = details?.overflows.keys() ?? [];
        if (overflow !== undefined)
            throw new RangeError(`the number ${overflow} is out of range`);
        if (!lax && hasDuplicateKeys(text, value))
            throw new DuplicateKeyError();
        return value;
    }
}
/** A JSON object has a duplicate key: writing it would lose a value. */
class DuplicateKeyError extends Error {
    code = 'ERR_DUPLICATE_KEY';
    constructor() {
        super('duplicate key; --lax takes the last');
        this.name = 'DuplicateKeyError';
    }
}
/** Writes the bytes Go writes. Only for kinds of the Kubernetes API. */
class CanonicalTranscoder {
    #options;
    #scheme;
    #readers;
    constructor(scheme, options) {
        this.#options = options;
        this.#scheme = scheme;
        this.#readers = {
            json: new JSONSerializer(scheme, { strict: true }),
            yaml: new YAMLSerializer(scheme, { strict: true }),
            cbor: new CBORSerializer(scheme, { strict: true }),
        };
    }
    async transcode(document) {
        const object = await this.#read(document);
        const { output, pretty } = this.#options;
        if (output === 'protobuf')
            return (await protobuf()).encode(object);
        if (output === 'cbor')
            return this.#readers.cbor.encode(object);
        const writer = output === 'yaml'
            ? new YAMLSerializer(this.#scheme, { canonical: true })
            : new JSONSerializer(this.#scheme, { canonical: true, pretty });
        const text = writer.encodeToString(object);
        return text.endsWith('\n') ? text : `${text}\n`;
    }
    async #read(document) {
        const serializer = document.format === 'protobuf' ? await protobuf() : this.#readers[document.format];
        try {
            return serializer.decode('bytes' in document ? document.bytes : document.text).object;
        }
        catch (error) {
            // A strict error still carries the decoded object.
            if (this.#options.lax && isStrictDecodingError(error) && error.object !== undefined)
                return error.object;
            throw error;
        }
    }
}
async function protobuf() {
    return (await import('../../protobuf.js')).serializerFor();
}
