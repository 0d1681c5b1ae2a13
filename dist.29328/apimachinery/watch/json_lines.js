import { isSpace } from '#engine/json/space';
import { BEGIN_OBJECT, KEY, STRING } from '#engine/json/token';
import { Tokenizer } from '#engine/json/tokenizer';
import { fromUTF8, toUTF8 } from '#engine/text/utf8';
import { JSONFramedReader } from '../util/framer/json_framed.js';
const CLOSE = 0x7d;
const TYPE = /* @__PURE__ */ toUTF8('type');
const OBJECT = /* @__PURE__ */ toUTF8('object');
/**
 * Reads events as servers write them: a type, an object, a line feed. Then everything between the beginning of the object
 * and the last bracket is the object, if it is one value: its decoder finds that out anyway. So no byte is looked at
 * twice. Whatever else a stream holds is read by its tokens.
 */
export class JSONLineReader {
    #frames;
    #unread = false;
    event;
    constructor(options) {
        this.#frames = new JSONFramedReader(options);
    }
    push(chunk) {
        this.#frames.push(chunk);
    }
    end() {
        this.#frames.end();
    }
    next() {
        const line = this.#unread ? undefined : this.#frames.nextLine();
        this.#unread = false;
        this.event = line && eventOf(line);
        if (this.event !== undefined)
            return line;
        if (line !== undefined)
            this.#frames.unreadLine();
        return this.#frames.next();
    }
    unread() {
        this.#frames.unreadLine();
        this.#unread = true;
    }
}
function eventOf(line) {
    let end = line.length - 1;
    while (isSpace(line[end]))
        end--;
    const beginning = line[end] === CLOSE ? beginningOf(line) : undefined;
    return beginning && { type: beginning.type, raw: line.subarray(beginning.start, end) };
}
/** The type of an event that has it first, and where the object begins behind it; `undefined` for any other. */
export function beginningOf(frame) {
    const tokens = new Tokenizer(frame);
    if (tokens.next() !== BEGIN_OBJECT || !isKey(tokens, TYPE))
        return undefined;
    if (tokens.next() !== STRING || tokens.escaped || tokens.wide)
        return undefined;
    const type = fromUTF8(frame.subarray(tokens.start, tokens.end));
    return isKey(tokens, OBJECT) && tokens.next() === BEGIN_OBJECT ? { type, start: tokens.start } : undefined;
}
function isKey(tokens, name) {
    if (tokens.next() !== KEY || tokens.end - tokens.start !== name.length)
        return false;
    return name.every((byte, index) => tokens.bytes[tokens.start + index] === byte);
}
