import { parseJSON, JSONSyntaxError as SyntaxError } from '#engine/json/parse';
import { UnexpectedEOFError } from '#engine/go/unexpected_eof';
import { byteLength } from './stream_text.ts';
import { JSONSyntaxError } from './syntax_error.ts';

/** Reads one JSON value after the other from a text, as Go's json.Decoder does. */
export class JSONStream {
  private readonly text: string;
  /** Behind the last value that was read. */
  position = 0;

  constructor(text: string) {
    this.text = text;
  }

  /**
   * The next value, or undefined when only white space is left.
   * @throws JSONSyntaxError, UnexpectedEOFError
   */
  next(): { readonly value: unknown } | undefined {
    const { text } = this;
    let start = this.position;
    while (' \t\r\n'.includes(text[start] ?? 'x')) start++;
    if (start === text.length) return undefined;
    const end = endOfValue(text, start);
    try {
      const { value } = parseJSON(text.slice(start, end));
      this.position = end;
      return { value };
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      if (start + error.offset >= text.length) throw new UnexpectedEOFError();
      throw new JSONSyntaxError(error.message, byteLength(text.slice(0, start + error.offset)) + 1);
    }
  }
}

const numberPattern = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]*)?/y;

/** Where the value that starts at `start` ends, if it is one: brackets are counted, their kind is not looked at. */
function endOfValue(text: string, start: number): number {
  let depth = 0;
  for (let i = start; i < text.length; i++) {
    switch (text[i]) {
      case '"':
        for (i++; i < text.length && text[i] !== '"'; i++) if (text[i] === '\\') i++;
        if (depth === 0) return Math.min(i + 1, text.length);
        break;
      case '{':
      case '[':
        depth++;
        break;
      case '}':
      case ']':
        depth--;
        if (depth <= 0) return i + 1;
        break;
      default:
        if (depth === 0) return endOfWord(text, i);
    }
  }
  return text.length;
}

/** Numbers end where they can; of anything that is no value, enough is taken for the error to be met. */
function endOfWord(text: string, start: number): number {
  numberPattern.lastIndex = start;
  if (numberPattern.test(text)) {
    const end = numberPattern.lastIndex;
    return '0123456789'.includes(text[end - 1]!) ? end : Math.min(end + 1, text.length);
  }
  return Math.min(start + (text[start] === 'f' ? 5 : 4), text.length);
}
