/**
 * A document of a stream that is not YAML, or a separator line with text behind it.
 *
 * Mirrors k8s.io/apimachinery/pkg/util/yaml.YAMLSyntaxError; the message is Go's. `line` and `column` count from 1 and
 * are places in the stream, not in the document; 0 if there is none.
 */
export class YAMLSyntaxError extends Error {
    /** Always `'ERR_YAML_SYNTAX'`. */
    code = 'ERR_YAML_SYNTAX';
    line;
    column;
    constructor(message, line, column, cause) {
        super(message, cause === undefined ? undefined : { cause });
        this.name = 'YAMLSyntaxError';
        this.line = line;
        this.column = column;
    }
}
/**
 * A stream that began as JSON and is none.
 *
 * Mirrors k8s.io/apimachinery/pkg/util/yaml.JSONSyntaxError; the message is Go's, `json: offset N: ...`.
 */
export class JSONSyntaxError extends Error {
    /** Always `'ERR_JSON_STREAM_SYNTAX'`. */
    code = 'ERR_JSON_STREAM_SYNTAX';
    /** How many bytes were read up to and with the wrong one. */
    offset;
    constructor(message, offset) {
        super(`json: offset ${offset}: ${message}`);
        this.name = 'JSONSyntaxError';
        this.offset = offset;
    }
}
