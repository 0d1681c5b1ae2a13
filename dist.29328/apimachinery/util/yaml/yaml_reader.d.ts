/** One document of a stream. */
export interface YAMLDocument {
    /** The text, with LF as line end and one at its end. */
    readonly text: string;
    /** The line of the stream its first line is, from 1. */
    readonly line: number;
}
/**
 * Cuts a YAML stream into documents at lines that start with `---`; documents are not looked into. A stream may begin
 * with a separator: that line then belongs to the first document.
 *
 * Mirrors k8s.io/apimachinery/pkg/util/yaml.YAMLReader.
 */
export declare class YAMLReader implements Iterable<YAMLDocument> {
    private readonly cutter;
    private ended;
    /** @param input the whole stream */
    constructor(input: string | Uint8Array);
    /**
     * The next document, or undefined at the end.
     * @throws YAMLSyntaxError if a separator line holds anything else than a comment
     */
    read(): YAMLDocument | undefined;
    [Symbol.iterator](): Generator<YAMLDocument, void, undefined>;
}
/**
 * All documents of a stream, as `YAMLReader` gives them.
 * @throws YAMLSyntaxError if a separator line holds anything else than a comment
 */
export declare function splitDocuments(input: string | Uint8Array): YAMLDocument[];
/**
 * The documents of a stream that arrives in chunks, each as soon as the separator behind it is there.
 * @throws YAMLSyntaxError if a separator line holds anything else than a comment
 */
export declare function readDocuments(chunks: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>): AsyncGenerator<YAMLDocument, void, undefined>;
