import { byteLength, streamText } from './stream_text.js';
/** A document of a stream is larger than `DocumentDecoder` can hold. */
export class DocumentTooLongError extends Error {
    /** Always `'ERR_DOCUMENT_TOO_LONG'`. */
    code = 'ERR_DOCUMENT_TOO_LONG';
    constructor() {
        super('bufio.Scanner: token too long');
        this.name = 'DocumentTooLongError';
    }
}
const separator = '\n---';
const maxBytes = 5 * 1024 * 1024;
/**
 * Cuts a stream into documents at every line but the first that starts with `---`, whatever else is on it, and leaves
 * the rest as it is: unlike `YAMLReader` it keeps CR, gives empty documents, and drops a document whose separator line
 * has no end. Go's own advice is to use the other one.
 *
 * Mirrors the reader that k8s.io/apimachinery/pkg/util/yaml.NewDocumentDecoder returns.
 */
export class DocumentDecoder {
    rest;
    /** @param input the whole stream */
    constructor(input) {
        this.rest = streamText(input);
    }
    /**
     * The next document, or undefined at the end.
     * @throws DocumentTooLongError if it has 5 MiB or more
     */
    read() {
        const text = this.rest;
        if (text === '')
            return undefined;
        const at = text.indexOf(separator);
        const after = at + separator.length;
        const end = at < 0 ? -1 : text.indexOf('\n', after);
        if (end >= 0) {
            this.rest = text.slice(end + 1);
            if (end + 1 > maxBytes / 3 && byteLength(text.slice(0, end + 1)) > maxBytes)
                this.fail();
            return text.slice(0, at);
        }
        this.rest = '';
        if (text.length >= maxBytes / 3 && byteLength(text) >= maxBytes)
            this.fail();
        if (at < 0)
            return text;
        return after === text.length ? text.slice(0, at) : undefined;
    }
    *[Symbol.iterator]() {
        for (let document = this.read(); document !== undefined; document = this.read())
            yield document;
    }
    fail() {
        this.rest = '';
        throw new DocumentTooLongError();
    }
}
