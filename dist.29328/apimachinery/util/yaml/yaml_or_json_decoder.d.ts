import type { YAMLValue } from '#engine/yaml/index';
/**
 * Decodes the documents of a YAML stream one after the other.
 *
 * Mirrors k8s.io/apimachinery/pkg/util/yaml.YAMLToJSONDecoder.
 */
export declare class YAMLToJSONDecoder implements Iterable<YAMLValue> {
    private readonly reader;
    private readonly firstLine;
    /**
     * @param input the whole stream
     * @param firstLine the number of its first line, for places in errors
     */
    constructor(input: string | Uint8Array, firstLine?: number);
    /**
     * The next document (an empty one is null), or undefined at the end.
     * @throws YAMLSyntaxError; the documents behind a broken one can still be read
     */
    decode(): YAMLValue | undefined;
    [Symbol.iterator](): Generator<YAMLValue, void, undefined>;
}
/**
 * Decodes a stream of JSON or YAML documents: JSON values may follow each other without anything between them, YAML
 * documents are separated by `---`. A stream whose first bytes show a `{` is taken for JSON, and for YAML if that
 * fails at the first or second value.
 *
 * Mirrors k8s.io/apimachinery/pkg/util/yaml.YAMLOrJSONDecoder.
 */
export declare class YAMLOrJSONDecoder implements Iterable<YAMLValue> {
    private readonly text;
    private json;
    private yaml;
    private count;
    /**
     * @param input the whole stream
     * @param bufferSize how many bytes at its start decide whether it looks like JSON
     */
    constructor(input: string | Uint8Array, bufferSize?: number);
    /**
     * The next document (an empty one is null), or undefined at the end.
     * @throws YAMLSyntaxError, JSONSyntaxError, UnexpectedEOFError
     */
    decode(): YAMLValue | undefined;
    [Symbol.iterator](): Generator<YAMLValue, void, undefined>;
    /** Steps over white space, up to one line end; undefined if hardly anything is left, where Go gives up. */
    private afterBlankLine;
}
