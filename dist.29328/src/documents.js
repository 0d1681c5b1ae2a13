import { isJSONBuffer } from '../apimachinery/util/yaml/guess.js';
import { JSONStream } from '../apimachinery/util/yaml/json_stream.js';
import { streamText } from '../apimachinery/util/yaml/stream_text.js';
import { splitDocuments } from '../apimachinery/util/yaml/yaml_reader.js';
/** A line that may be between two documents. The first line of a stream is not. */
const SEPARATOR = /\n---/;
/** The documents of a YAML stream without those that are empty or null, or the values of a JSON stream. */
export function documentsOf(data) {
    if (isJSONBuffer(data))
        return jsonValues(streamText(data));
    return splitDocuments(data).filter(({ text }) => !isEmptyDocument(text));
}
/** Whether a YAML stream may hold several documents, at a glance. */
export function mayBeSeveral(data) {
    return SEPARATOR.test(streamText(data));
}
/** What is no JSON is the last one, up to the end: who decodes it says what is wrong. */
function jsonValues(text) {
    const stream = new JSONStream(text);
    const values = [];
    let line = 1;
    for (let start = 0; text.slice(start).trim() !== ''; start = stream.position) {
        let end = text.length;
        try {
            stream.next();
            end = stream.position;
        }
        catch {
            stream.position = end;
        }
        const value = text.slice(start, end);
        const blank = /^\s*/.exec(value)[0];
        values.push({ text: value, line: line + blank.split('\n').length - 1 });
        line += value.split('\n').length - 1;
    }
    return values;
}
/** Nothing or null, but for white space, comments, directives and document markers. */
function isEmptyDocument(text) {
    const rest = text.replace(/^(?:---|\.\.\.)|^%.*|#.*/gm, '').trim();
    return /^(?:~|null|Null|NULL)?$/.test(rest);
}
