/**
 * A document of a stream that is not YAML, or a separator line with text behind it.
 *
 * Mirrors k8s.io/apimachinery/pkg/util/yaml.YAMLSyntaxError; the message is Go's. `line` and `column` count from 1 and
 * are places in the stream, not in the document; 0 if there is none.
 */
export declare class YAMLSyntaxError extends Error {
    /** Always `'ERR_YAML_SYNTAX'`. */
    readonly code: 'ERR_YAML_SYNTAX';
    readonly line: number;
    readonly column: number;
    constructor(message: string, line: number, column: number, cause?: unknown);
}
/**
 * A stream that began as JSON and is none.
 *
 * Mirrors k8s.io/apimachinery/pkg/util/yaml.JSONSyntaxError; the message is Go's, `json: offset N: ...`.
 */
export declare class JSONSyntaxError extends Error {
    /** Always `'ERR_JSON_STREAM_SYNTAX'`. */
    readonly code: 'ERR_JSON_STREAM_SYNTAX';
    /** How many bytes were read up to and with the wrong one. */
    readonly offset: number;
    constructor(message: string, offset: number);
}
