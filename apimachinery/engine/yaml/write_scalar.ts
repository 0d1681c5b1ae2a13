import { isBreak, SPACE } from './character.ts';
import { letterOf } from './escapes.ts';
import { DOUBLE_QUOTED, isPrintable, LITERAL, PLAIN } from './scalar_style.ts';
import type { Writer } from './writer.ts';

/** Writes a string in a style that can carry it; continuation lines start at `indent`. */
export function writeScalar(w: Writer, text: string, style: number, indent: number, fold: boolean): void {
  if (style === LITERAL) return writeLiteral(w, text, indent);
  if (style === DOUBLE_QUOTED) return writeDoubleQuoted(w, text, indent, fold);
  if (style === PLAIN) {
    if (!w.whitespace) w.write(' ');
    writeFolded(w, text, indent, fold, false);
  } else {
    w.indicator("'", true, false);
    writeFolded(w, text, indent, fold, true);
    w.indicator("'", false, false);
  }
  w.whitespace = false;
  w.indention = false;
}

/** Writes plain or single-quoted text. The only line breaks in it are LS and PS. */
function writeFolded(w: Writer, text: string, indent: number, fold: boolean, quoted: boolean): void {
  // Nothing in a short text can be folded, and only quotes and breaks need a look.
  if (w.column + text.length <= w.width && !/['\u2028\u2029]/.test(text)) {
    w.write(text);
    return;
  }
  const last = text.length - 1;
  let start = 0;
  let afterSpace = false;
  let afterBreak = false;
  for (let i = 0; i <= last; i++) {
    const c = text.charCodeAt(i);
    if (c === SPACE) {
      const foldable = fold && !afterSpace && i < last && text.charCodeAt(i + 1) !== SPACE && (!quoted || i > 0);
      if (foldable && w.column + i - start > w.width) {
        w.write(text.slice(start, i));
        w.indention = false;
        w.indent(indent);
        start = i + 1;
      }
      afterSpace = true;
    } else if (isBreak(c)) {
      w.write(text.slice(start, i));
      w.breakLine(text[i]);
      w.indention = true;
      start = i + 1;
      afterBreak = true;
    } else {
      if (afterBreak) w.indent(indent);
      if (quoted && c === 0x27) {
        w.write(text.slice(start, i) + "'");
        start = i;
      }
      w.indention = false;
      afterSpace = false;
      afterBreak = false;
    }
  }
  w.write(text.slice(start));
}

function writeDoubleQuoted(w: Writer, text: string, indent: number, fold: boolean): void {
  w.indicator('"', true, false);
  const last = text.length - 1;
  // Go's test for a byte order mark looks at the start of the text whatever the place.
  const escapeAll = text.charCodeAt(0) === 0xfeff;
  let start = 0;
  let afterSpace = false;
  for (let i = 0; i <= last; i++) {
    const c = text.charCodeAt(i);
    if (escapeAll || c === 0x22 || c === 0x5c || !isPrintable(c) || isBreak(c)) {
      const code = text.codePointAt(i)!;
      w.write(text.slice(start, i) + escape(code));
      if (code > 0xffff) i++;
      start = i + 1;
      afterSpace = false;
    } else if (c === SPACE) {
      if (fold && !afterSpace && i > 0 && i < last && w.column + i - start > w.width) {
        w.write(text.slice(start, i));
        w.indent(indent);
        if (text.charCodeAt(i + 1) === SPACE) w.write('\\');
        start = i + 1;
      }
      afterSpace = true;
    } else {
      afterSpace = false;
    }
  }
  w.write(text.slice(start));
  w.indicator('"', false, false);
}

function escape(code: number): string {
  const letter = letterOf(String.fromCodePoint(code));
  if (letter !== undefined) return `\\${letter}`;
  const hex = code.toString(16).toUpperCase();
  if (code <= 0xff) return `\\x${hex.padStart(2, '0')}`;
  return code <= 0xffff ? `\\u${hex.padStart(4, '0')}` : `\\U${hex.padStart(8, '0')}`;
}

function writeLiteral(w: Writer, text: string, indent: number): void {
  const first = text.charCodeAt(0);
  const last = text.length - 1;
  const hint = first === SPACE || isBreak(first) ? '2' : '';
  const chomp = !isBreak(text.charCodeAt(last)) ? '-' : last === 0 || isBreak(text.charCodeAt(last - 1)) ? '+' : '';
  w.indicator('|' + hint + chomp, true, false);
  w.breakLine();
  w.indention = true;
  w.whitespace = true;
  let start = 0;
  for (let i = 0; i <= last; i++) {
    if (!isBreak(text.charCodeAt(i))) continue;
    if (i > start) {
      w.indent(indent);
      w.write(text.slice(start, i));
    }
    w.breakLine(text[i]);
    w.indention = true;
    start = i + 1;
  }
  if (start <= last) {
    w.indent(indent);
    w.write(text.slice(start));
    w.indention = false;
  }
}
