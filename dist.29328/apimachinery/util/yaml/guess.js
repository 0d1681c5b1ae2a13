import { streamText, trimLeft } from './stream_text.js';
/** Few texts have more white space in front than this. */
const HEAD = 1024;
/**
 * Whether a text looks like a JSON object: its first character that is not white space is `{`.
 *
 * Mirrors k8s.io/apimachinery/pkg/util/yaml.IsJSONBuffer.
 */
export function isJSONBuffer(data) {
    const head = trimLeft(streamText(data.slice(0, HEAD)));
    // A head that is all but white space says nothing; neither does a character that is cut in two.
    return head.length > 4 || data.length <= HEAD ? head.startsWith('{') : trimLeft(streamText(data)).startsWith('{');
}
/**
 * Whether a stream looks like JSON, judged by its first `size` bytes.
 *
 * Mirrors k8s.io/apimachinery/pkg/util/yaml.GuessJSONStream, without the reader it returns: nothing is used up here.
 */
export function guessJSONStream(stream, size) {
    // White space of more than one byte that is cut at the limit counts as white space no less.
    return isJSONBuffer(typeof stream === 'string' ? stream.slice(0, size) : stream.subarray(0, size));
}
