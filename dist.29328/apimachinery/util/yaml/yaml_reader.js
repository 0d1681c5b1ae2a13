import { streamText, trimSpace } from './stream_text.js';
import { YAMLSyntaxError } from './syntax_error.js';
const separator = '---';
/**
 * Cuts a YAML stream into documents at lines that start with `---`; documents are not looked into. A stream may begin
 * with a separator: that line then belongs to the first document.
 *
 * Mirrors k8s.io/apimachinery/pkg/util/yaml.YAMLReader.
 */
export class YAMLReader {
    cutter = new DocumentCutter();
    ended = false;
    /** @param input the whole stream */
    constructor(input) {
        this.cutter.push(streamText(input));
    }
    /**
     * The next document, or undefined at the end.
     * @throws YAMLSyntaxError if a separator line holds anything else than a comment
     */
    read() {
        const document = this.ended ? undefined : this.cutter.next(true);
        if (document === undefined)
            this.ended = true;
        return document;
    }
    *[Symbol.iterator]() {
        for (let document = this.read(); document !== undefined; document = this.read())
            yield document;
    }
}
/**
 * All documents of a stream, as `YAMLReader` gives them.
 * @throws YAMLSyntaxError if a separator line holds anything else than a comment
 */
export function splitDocuments(input) {
    return [...new YAMLReader(input)];
}
/**
 * The documents of a stream that arrives in chunks, each as soon as the separator behind it is there.
 * @throws YAMLSyntaxError if a separator line holds anything else than a comment
 */
export async function* readDocuments(chunks) {
    const cutter = new DocumentCutter();
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    for await (const chunk of chunks) {
        cutter.push(typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true }));
        for (let document = cutter.next(false); document !== undefined; document = cutter.next(false))
            yield document;
    }
    cutter.push(decoder.decode());
    for (let document = cutter.next(true); document !== undefined; document = cutter.next(true))
        yield document;
}
/** Finds the separators in text that may still be growing. */
class DocumentCutter {
    text = '';
    waiting = [];
    /** Where the current document starts, and where the next separator is looked for. */
    start = 0;
    from = 0;
    line = 1;
    push(chunk) {
        if (chunk !== '')
            this.waiting.push(chunk);
    }
    /** The next complete document. `final`: no more text will come. */
    next(final) {
        // Text without a line end completes nothing: joining it now would make many small chunks costly.
        if (this.waiting.length > 0 && (final || this.waiting.some((chunk) => chunk.includes('\n')))) {
            this.text = this.text.slice(this.start) + this.waiting.join('');
            this.from -= this.start;
            this.start = 0;
            this.waiting = [];
        }
        for (;;) {
            const at = this.findSeparator();
            if (at < 0)
                return final ? this.last() : undefined;
            let end = this.text.indexOf('\n', at);
            if (end < 0) {
                if (!final)
                    return undefined;
                end = this.text.length;
            }
            const rest = trimSpace(this.text.slice(at + separator.length, end));
            if (rest !== '' && rest[0] !== '#') {
                const line = this.line + countLines(this.text, this.start, at);
                this.start = this.from = Math.min(end + 1, this.text.length);
                this.line = line + 1;
                throw new YAMLSyntaxError(`invalid Yaml document separator: ${rest}`, line, 1);
            }
            if (at > this.start)
                return this.cut(at, Math.min(end + 1, this.text.length));
            // A separator with nothing before it is the first line of a document.
            this.from = end;
        }
    }
    findSeparator() {
        if (this.from === this.start && this.text.startsWith(separator, this.start))
            return this.start;
        const at = this.text.indexOf('\n' + separator, this.from);
        if (at < 0) {
            // The next chunk may complete a separator that has begun.
            this.from = Math.max(this.from, this.start, this.text.length - separator.length);
            return -1;
        }
        return at + 1;
    }
    last() {
        return this.start < this.text.length ? this.cut(this.text.length, this.text.length) : undefined;
    }
    cut(end, next) {
        let text = this.text.slice(this.start, end);
        const line = this.line;
        this.line += countLines(this.text, this.start, next);
        this.start = this.from = next;
        if (text.includes('\r\n'))
            text = text.replaceAll('\r\n', '\n');
        return { text: text.endsWith('\n') ? text : text + '\n', line };
    }
}
function countLines(text, start, end) {
    let lines = 0;
    for (let at = text.indexOf('\n', start); at >= 0 && at < end; at = text.indexOf('\n', at + 1))
        lines++;
    return lines;
}
