/** A document of a stream is larger than `DocumentDecoder` can hold. */
export declare class DocumentTooLongError extends Error {
    /** Always `'ERR_DOCUMENT_TOO_LONG'`. */
    readonly code: 'ERR_DOCUMENT_TOO_LONG';
    constructor();
}
/**
 * Cuts a stream into documents at every line but the first that starts with `---`, whatever else is on it, and leaves
 * the rest as it is: unlike `YAMLReader` it keeps CR, gives empty documents, and drops a document whose separator line
 * has no end. Go's own advice is to use the other one.
 *
 * Mirrors the reader that k8s.io/apimachinery/pkg/util/yaml.NewDocumentDecoder returns.
 */
export declare class DocumentDecoder implements Iterable<string> {
    private rest;
    /** @param input the whole stream */
    constructor(input: string | Uint8Array);
    /**
     * The next document, or undefined at the end.
     * @throws DocumentTooLongError if it has 5 MiB or more
     */
    read(): string | undefined;
    [Symbol.iterator](): Generator<string, void, undefined>;
    private fail;
}
