import { isBlankOrEnd, isBreak, SPACE, TAB } from './character.js';
/** Reads a scalar without quotes, over several lines if they are indented deeply enough. */
export function scanPlain(s) {
    const text = s.text;
    const flow = s.flowLevel > 0;
    const indent = s.indent + 1;
    let value = '';
    let start = s.pos;
    let end = s.pos;
    // Line breaks met since the last character: the first one, and those behind it.
    let firstBreak = '';
    let moreBreaks = '';
    for (;;) {
        if (s.atDocumentIndicator() || text.charCodeAt(s.pos) === 0x23)
            break;
        const run = s.pos;
        let pos = run;
        let c = text.charCodeAt(pos);
        while (!isBlankOrEnd(c)) {
            if (c === 0x3a && isBlankOrEnd(text.charCodeAt(pos + 1)))
                break;
            if (flow && (c === 0x2c || c === 0x3f || c === 0x5b || c === 0x5d || c === 0x7b || c === 0x7d))
                break;
            c = text.charCodeAt(++pos);
        }
        if (pos > run) {
            if (firstBreak !== '') {
                value +=
                    text.slice(start, end) +
                        (firstBreak !== '\n' ? firstBreak + moreBreaks : moreBreaks === '' ? ' ' : moreBreaks);
                start = run;
                firstBreak = '';
                moreBreaks = '';
            }
            end = pos;
            s.pos = pos;
        }
        if (c !== SPACE && c !== TAB && !isBreak(c))
            break;
        for (;;) {
            if (c === SPACE || c === TAB) {
                if (c === TAB && firstBreak !== '' && s.column < indent)
                    s.fail('found a tab character that violates indentation');
                s.pos++;
            }
            else if (isBreak(c)) {
                if (firstBreak === '')
                    firstBreak = s.readBreak();
                else
                    moreBreaks += s.readBreak();
            }
            else {
                break;
            }
            c = text.charCodeAt(s.pos);
        }
        if (!flow && s.column < indent)
            break;
    }
    if (firstBreak !== '')
        s.simpleKeyAllowed = true;
    return value === '' ? text.slice(start, end) : value + text.slice(start, end);
}
