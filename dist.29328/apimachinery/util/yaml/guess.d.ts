/**
 * Whether a text looks like a JSON object: its first character that is not white space is `{`.
 *
 * Mirrors k8s.io/apimachinery/pkg/util/yaml.IsJSONBuffer.
 */
export declare function isJSONBuffer(data: string | Uint8Array): boolean;
/**
 * Whether a stream looks like JSON, judged by its first `size` bytes.
 *
 * Mirrors k8s.io/apimachinery/pkg/util/yaml.GuessJSONStream, without the reader it returns: nothing is used up here.
 */
export declare function guessJSONStream(stream: string | Uint8Array, size: number): boolean;
