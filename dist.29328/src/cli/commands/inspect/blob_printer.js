import { stringifyJSON } from '#engine/json/stringify';
import { stringifyYAML } from '#engine/yaml/index';
import { short } from '../../printable.js';
const WIDTH = 16;
const MAX_NOTE = 2000;
/** Prints decoded data: notes as comments, objects as YAML. The output as a whole is YAML. */
export class BlobPrinter {
    #out;
    #limit;
    #objects = 0;
    /** Something could not be read. */
    broken = false;
    /** @param limit bytes to show where decoding stopped */
    constructor(out, limit) {
        this.#out = out;
        this.#limit = limit;
    }
    note(text) {
        this.#out.write(`# ${short(text, MAX_NOTE)}\n`);
    }
    /** Begins an object, with its notes before it. */
    begin() {
        if (this.#objects++ > 0)
            this.#out.write('---\n');
    }
    object(value) {
        this.#out.write(yamlOf(value));
    }
    /** Something could not be read. @param bytes what `offset` counts in */
    fault(message, bytes, offset) {
        this.broken = true;
        this.note(`error at offset ${offset} of ${bytes.length}: ${message}`);
        for (const line of hexDump(bytes, offset, this.#limit))
            this.note(line);
    }
}
// Allowed in YAML, but unsafe for a terminal: see printable.ts.
const harmful = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/;
/** JSON is YAML too, and can escape every character. */
function yamlOf(value) {
    try {
        const text = stringifyYAML(value, { sortKeys: false, lossless: true });
        if (!harmful.test(text))
            return text;
    }
    catch {
        // Then as JSON.
    }
    return `${stringifyJSON(value, { indent: 2 }).replace(new RegExp(harmful, 'g'), (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`;
}
/**
 * Bytes as `hexdump -C` shows them, in lines.
 * @param from the first byte to show
 * @param limit how many to show; what is left out is counted in a last line
 */
function hexDump(bytes, from, limit) {
    const lines = [];
    const end = Math.min(bytes.length, from + limit);
    for (let at = from; at < end; at += WIDTH) {
        const row = Array.from(bytes.subarray(at, Math.min(at + WIDTH, end)));
        const hex = row.map((byte) => byte.toString(16).padStart(2, '0')).join(' ');
        const text = row.map((byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.')).join('');
        lines.push(`${at.toString(16).padStart(8, '0')}  ${hex.padEnd(WIDTH * 3 - 1)}  |${text}|`);
    }
    if (end < bytes.length)
        lines.push(`and ${bytes.length - end} more bytes`);
    return lines;
}
