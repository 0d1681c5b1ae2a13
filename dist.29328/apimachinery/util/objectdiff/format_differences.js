import { append } from '#engine/go/append';
import { stringifyJSON } from '#engine/json/stringify';
import { stringifyYAML } from '#engine/yaml/index';
import { align } from './internal/align.js';
import { keyText } from './internal/place.js';
// Control characters, Unicode line breaks, bidirectional controls and lone surrogates.
const invisible = /[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]/gu;
/** Values up to this length are printed on the line of their path. */
const INLINE_LENGTH = 80;
/** Context lines around changed lines. */
const CONTEXT = 2;
/**
 * Formats differences as lines that start with `~` (changed), `+` (added) or `-` (removed); values too long for one
 * line follow, indented by four spaces. Of multi-line strings only the lines that differ are shown. Control characters
 * are escaped. Each line ends with a line feed; without differences, the result is empty.
 */
export function formatDifferences(differences, options = {}) {
    const paint = options.colour === true ? inColour : (_, line) => line;
    return differences
        .map((difference) => linesOf(difference)
        .map(([sign, line]) => `${paint(sign, line)}\n`)
        .join(''))
        .join('');
}
const COLOURS = { '+': 32, '-': 31, '~': 33 };
function inColour(sign, line) {
    return sign === ' ' ? line : `\x1b[${COLOURS[sign]}m${line}\x1b[39m`;
}
function linesOf({ path, op, before, after }) {
    const place = path === '' ? '(all)' : visible(path);
    switch (op) {
        case 'added':
            return one('+', place, after);
        case 'removed':
            return one('-', place, before);
        case 'reordered':
            return [['~', `~ ${place}: order [${orderText(before)}] -> [${orderText(after)}]`]];
        default:
            return changed(place, before, after);
    }
}
function one(sign, place, value) {
    const text = inlineText(value);
    if (text !== undefined)
        return [[sign, `${sign} ${place}: ${text}`]];
    return [[sign, `${sign} ${place}:`], ...block(sign, value)];
}
function changed(place, before, after) {
    const texts = [inlineText(before), inlineText(after)];
    if (texts[0] !== undefined && texts[1] !== undefined && texts[0].length + texts[1].length <= INLINE_LENGTH)
        return [['~', `~ ${place}: ${texts[0]} -> ${texts[1]}`]];
    const head = ['~', `~ ${place}:`];
    if (isText(before) && isText(after))
        return [head, ...changedLines(before.split('\n'), after.split('\n'))];
    return [head, ...block('-', before, true), ...block('+', after, true)];
}
function isText(value) {
    return typeof value === 'string' && value.includes('\n');
}
/** A value on one line; undefined when it is too long or multi-line. */
function inlineText(value) {
    if (isText(value))
        return undefined;
    const text = visible(stringifyJSON(value));
    return text.length <= INLINE_LENGTH ? text : undefined;
}
/** A value on lines of its own. */
function block(sign, value, signed = false) {
    const text = typeof value === 'object' && value !== null
        ? stringifyYAML(value, { sortKeys: false })
        : isText(value)
            ? value
            : stringifyJSON(value);
    const lines = text.split('\n');
    if (lines.at(-1) === '')
        lines.pop();
    return lines.map((line) => [sign, `    ${signed ? `${sign} ` : ''}${visible(line)}`]);
}
/** The changed lines of two strings, with context. */
function changedLines(before, after) {
    const all = [];
    let added = [];
    const flush = () => {
        append(all, added);
        added = [];
    };
    for (const [i, j] of align(before, after, (a, b) => a === b, (line) => line)) {
        if (i !== undefined && j !== undefined && before[i] === after[j]) {
            flush();
            all.push([' ', `      ${visible(before[i])}`.trimEnd()]);
            continue;
        }
        if (i !== undefined)
            all.push(['-', `    - ${visible(before[i])}`]);
        if (j !== undefined)
            added.push(['+', `    + ${visible(after[j])}`]);
    }
    flush();
    return withContext(all);
}
function withContext(all) {
    const lines = [];
    /** For each line, the distance to the nearest changed line. */
    const distances = new Array(all.length).fill(Infinity);
    let distance = Infinity;
    for (const [index, [sign]] of all.entries())
        distances[index] = distance = sign === ' ' ? distance + 1 : 0;
    distance = Infinity;
    for (let index = all.length - 1; index >= 0; index--) {
        distance = all[index][0] === ' ' ? distance + 1 : 0;
        distances[index] = Math.min(distances[index], distance);
    }
    for (const [index, line] of all.entries()) {
        if (distances[index] <= CONTEXT)
            lines.push(line);
        else if (distances[index - 1] === CONTEXT || index === 0)
            lines.push([' ', '      ...']);
    }
    return lines;
}
function orderText(labels) {
    return visible(labels.map(keyText).join(', '));
}
/** A one-line string with control and invisible characters escaped. */
function visible(text) {
    return text.replace(invisible, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
