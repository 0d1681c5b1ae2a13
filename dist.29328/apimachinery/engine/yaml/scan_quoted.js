import { hexValue, isBlankOrEnd, isBreak, SPACE, TAB } from './character.js';
import { characterOf } from './escapes.js';
/** Reads a scalar in single or double quotes, from the opening quote to behind the closing one. */
export function scanQuoted(s, single) {
    const text = s.text;
    const quote = single ? 0x27 : 0x22;
    s.pos++;
    const pieces = [];
    for (;;) {
        if (s.atDocumentIndicator())
            s.fail('found unexpected document indicator');
        if (text.charCodeAt(s.pos) === 0)
            s.fail('found unexpected end of stream');
        let folded = false;
        let start = s.pos;
        let c = text.charCodeAt(start);
        // Blanks inside a line are part of the value, so they need no stop here; a break does.
        while (!isBlankOrEnd(c) || c === SPACE || c === TAB) {
            if (c === quote) {
                if (!single || text.charCodeAt(s.pos + 1) !== 0x27)
                    break;
                pieces.push(text.slice(start, s.pos + 1));
                s.pos += 2;
                start = s.pos;
            }
            else if (c === 0x5c && !single) {
                pieces.push(text.slice(start, s.pos));
                if (isBreak(text.charCodeAt(s.pos + 1))) {
                    s.pos++;
                    s.skipBreak();
                    folded = true;
                    start = s.pos;
                    break;
                }
                pieces.push(readEscape(s));
                start = s.pos;
            }
            else {
                s.pos++;
            }
            c = text.charCodeAt(s.pos);
        }
        if (text.charCodeAt(s.pos) === quote) {
            const last = text.slice(start, s.pos);
            s.pos++;
            return pieces.length === 0 ? last : pieces.join('') + last;
        }
        if (!folded)
            pieces.push(text.slice(start, trimBlanks(text, start, s.pos)));
        pieces.push(readBreaks(s, folded));
    }
}
function trimBlanks(text, start, end) {
    while (end > start && (text.charCodeAt(end - 1) === SPACE || text.charCodeAt(end - 1) === TAB))
        end--;
    return end;
}
/** Folds the white space between two lines. `escaped`: the first break stood behind a backslash and is gone. */
function readBreaks(s, escaped) {
    let first = '';
    let more = '';
    let seen = escaped;
    for (;;) {
        const c = s.text.charCodeAt(s.pos);
        if (c === SPACE || c === TAB) {
            s.pos++;
        }
        else if (isBreak(c)) {
            if (seen)
                more += s.readBreak();
            else
                first = s.readBreak();
            seen = true;
        }
        else {
            break;
        }
    }
    if (first === '\n')
        return more === '' ? ' ' : more;
    return first + more;
}
function readEscape(s) {
    const letter = s.text[s.pos + 1];
    const length = letter === 'x' ? 2 : letter === 'u' ? 4 : letter === 'U' ? 8 : 0;
    const character = characterOf(letter);
    if (length === 0 && character === undefined)
        return s.fail('found unknown escape character');
    s.pos += 2;
    return character ?? readCode(s, length);
}
function readCode(s, length) {
    let value = 0;
    for (let i = 0; i < length; i++) {
        const digit = hexValue(s.text.charCodeAt(s.pos + i));
        if (digit < 0)
            s.fail('did not find expected hexdecimal number');
        value = value * 16 + digit;
    }
    if (value > 0x10ffff || (value >= 0xd800 && value <= 0xdfff))
        s.fail('found invalid Unicode character escape code');
    s.pos += length;
    return String.fromCodePoint(value);
}
