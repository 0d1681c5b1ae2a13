import { duplicatesOf, MAX_DUPLICATES, notesAt } from '#engine/json/notes';
import { parseJSON } from '#engine/json/parse';
import { JSONSyntaxError } from '#engine/json/syntax_error';
import { ValueDocument } from '#engine/json/value_document';
import { comparePlaces } from '#engine/schema/compare_places';
import { formatPath, quote } from '#engine/schema/fault';
import { parseYAML, YAMLError } from '#engine/yaml/index';
/** The value at a path as verification takes it. */
export function documentAt(placed, value, keys, { format }) {
    return new ValueDocument(value, {
        details: placed.detailsAt(keys),
        sortedBy: format === 'yaml' ? comparePlaces : undefined,
    });
}
/** Parses a document with the positions of its parts; returns the fault if it can't be parsed. */
export function readPlaced(document, strict) {
    return document.format === 'json' ? readJSON(document, strict) : readYAML(document, strict);
}
function readYAML(document, strict) {
    try {
        const { value, locate, duplicates } = parseYAML(document.text, { positions: true });
        const found = (keys) => {
            const { line, column } = nearestPlace(keys, locate);
            return { line: document.line + line - 1, column };
        };
        return {
            value,
            detailsAt: () => undefined,
            locate: found,
            duplicates: duplicates
                .filter(({ isOverride }) => strict && !isOverride)
                .map(({ keys, line, column, text }) => ({
                reason: 'duplicate',
                line: document.line + line - 1,
                column,
                path: formatPath(keys),
                text,
            })),
        };
    }
    catch (error) {
        if (!(error instanceof YAMLError))
            throw error;
        return syntaxFault({ line: document.line + Math.max(error.line, 1) - 1, column: Math.max(error.column, 1) }, error.message);
    }
}
function readJSON(document, strict) {
    const { text } = document;
    let starts;
    const placeOf = (offset) => {
        starts ??= lineStarts(text);
        const line = lineOf(starts, offset);
        const column = offset - starts[line] + 1;
        return { line: document.line + line, column: line === 0 ? column + document.indent : column };
    };
    try {
        const { value, details } = parseJSON(text, { offsets: true });
        const locate = (keys) => placeOf(nearestPlace(keys, (path) => offsetOf(details, path)));
        const duplicates = duplicatesOf(details.root, strict ? MAX_DUPLICATES : 0).map(({ keys, offset }) => {
            const path = formatPath(keys);
            return { reason: 'duplicate', ...placeOf(offset), path, text: `duplicate field ${quote(path)}` };
        });
        const detailsAt = (keys) => ({ ...details, root: notesAt(details.root, keys) });
        return { value, detailsAt, locate, duplicates };
    }
    catch (error) {
        if (!(error instanceof JSONSyntaxError))
            throw error;
        return syntaxFault(placeOf(error.offset), error.message);
    }
}
function syntaxFault(place, text) {
    return { reason: 'syntax', ...place, path: '', text };
}
function lineStarts(text) {
    const starts = [0];
    for (let feed = text.indexOf('\n'); feed >= 0; feed = text.indexOf('\n', feed + 1))
        starts.push(feed + 1);
    return starts;
}
/** The line of an offset, from 0: the last that starts at it or before it. */
function lineOf(starts, offset) {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (starts[middle] <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}
function offsetOf(details, keys) {
    const last = keys.at(-1);
    return last === undefined ? 0 : notesAt(details.root, keys.slice(0, -1))?.offsets.get(String(last));
}
function nearestPlace(keys, locate) {
    for (let length = keys.length; length > 0; length--) {
        const place = locate(keys.slice(0, length));
        if (place !== undefined)
            return place;
    }
    return locate([]);
}
