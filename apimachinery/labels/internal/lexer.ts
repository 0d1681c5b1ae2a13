import { isSpace } from '#engine/json/space';

/** The tokens of a selector. `word` is a key or value; `end` is the end of input. */
export type Token = 'word' | 'in' | 'notin' | '!' | '=' | '==' | '!=' | '>' | '<' | '(' | ')' | ',' | 'end';

/** A token, its string, and where the next one may begin. */
export interface Item {
  readonly token: Token;
  readonly text: string;
  readonly end: number;
}

/** The token of a selector at a position, after spaces. After the last one comes the end, again and again. */
export function readItem(selector: string, position: number): Item {
  let at = position;
  while (isSpace(selector.charCodeAt(at))) at++;
  // Go takes a zero byte at the start of a token for the end; within a word it only ends the word.
  if (at >= selector.length || selector.charCodeAt(at) === 0) return { token: 'end', text: '', end: at };
  const symbol = isSymbol(selector.charCodeAt(at));
  const end = symbol ? symbolEnd(selector, at) : wordEnd(selector, at);
  const text = selector.slice(at, end);
  const token = symbol || text === 'in' || text === 'notin' ? (text as Token) : 'word';
  return { token, text, end: selector.charCodeAt(end) === 0 ? end + 1 : end };
}

function symbolEnd(text: string, at: number): number {
  const first = text[at];
  return (first === '=' || first === '!') && text[at + 1] === '=' ? at + 2 : at + 1;
}

function wordEnd(text: string, at: number): number {
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0 || isSpace(code) || isSymbol(code)) break;
  }
  return at;
}

/** `= ! ( ) , > <` */
function isSymbol(code: number): boolean {
  return code === 61 || code === 33 || code === 40 || code === 41 || code === 44 || code === 62 || code === 60;
}
