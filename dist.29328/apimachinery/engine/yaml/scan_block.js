import { isBlank, isBreak, isBreakOrEnd, isDigit, SPACE, TAB } from './character.js';
/** Reads a `|` or `>` scalar, header included. */
export function scanBlockScalar(s, literal) {
    const text = s.text;
    s.pos++;
    let chomp = readChomping(s);
    let increment = 0;
    if (isDigit(text.charCodeAt(s.pos))) {
        increment = text.charCodeAt(s.pos) - 0x30;
        if (increment === 0)
            s.fail('found an indentation indicator equal to 0');
        s.pos++;
        if (chomp === 0)
            chomp = readChomping(s);
    }
    s.skipBlanks();
    s.skipComment();
    if (!isBreakOrEnd(text.charCodeAt(s.pos)))
        s.fail('did not find expected comment or line break');
    if (isBreak(text.charCodeAt(s.pos)))
        s.skipBreak();
    const block = { indent: increment === 0 ? 0 : Math.max(s.indent, 0) + increment, breaks: '' };
    skipEmptyLines(s, block);
    const pieces = [];
    let lastBreak = '';
    let previousIndented = false;
    while (s.column === block.indent && text.charCodeAt(s.pos) !== 0) {
        const indented = isBlank(text.charCodeAt(s.pos));
        if (!literal && !previousIndented && !indented && lastBreak === '\n') {
            if (block.breaks === '')
                pieces.push(' ');
        }
        else {
            pieces.push(lastBreak);
        }
        pieces.push(block.breaks);
        block.breaks = '';
        previousIndented = indented;
        const start = s.pos;
        let pos = start;
        while (!isBreakOrEnd(text.charCodeAt(pos)))
            pos++;
        pieces.push(text.slice(start, pos));
        s.pos = pos;
        lastBreak = text.charCodeAt(pos) === 0 ? '' : s.readBreak();
        skipEmptyLines(s, block);
    }
    if (chomp >= 0)
        pieces.push(lastBreak);
    if (chomp > 0)
        pieces.push(block.breaks);
    return pieces.join('');
}
function readChomping(s) {
    const c = s.text.charCodeAt(s.pos);
    if (c !== 0x2b && c !== 0x2d)
        return 0;
    s.pos++;
    return c === 0x2b ? 1 : -1;
}
/** Steps over indentation and empty lines; the first line with content sets an indentation that was not given. */
function skipEmptyLines(s, block) {
    const text = s.text;
    let deepest = 0;
    for (;;) {
        while ((block.indent === 0 || s.column < block.indent) && text.charCodeAt(s.pos) === SPACE)
            s.pos++;
        if (s.column > deepest)
            deepest = s.column;
        const c = text.charCodeAt(s.pos);
        if (c === TAB && (block.indent === 0 || s.column < block.indent)) {
            s.fail('found a tab character where an indentation space is expected');
        }
        if (!isBreak(c))
            break;
        block.breaks += s.readBreak();
    }
    if (block.indent === 0)
        block.indent = Math.max(deepest, s.indent + 1, 1);
}
