import { TextTokens } from './text_tokens.ts';
import { BEGIN_ARRAY, BEGIN_OBJECT, END_ARRAY, END_OBJECT, KEY, MORE, STRING } from './token.ts';

/**
 * A JSON text as it is spelled, with other white space: without any, or indented as by Go's `json.Indent`.
 * @param indent spaces for a level; 0 for a text without white space
 * @throws JSONSyntaxError
 */
export function respaceJSON(text: string, indent = 0): string {
  const tokens = new TextTokens(text);
  const lineBreak = indent === 0 ? '' : '\n';
  const colon = indent === 0 ? ':' : ': ';
  let out = '';
  /** What stands before the next value or key: nothing behind a key, a line break alone behind a bracket. */
  let before = '';
  let isEmpty = false;
  for (let token = tokens.next(); token !== MORE; token = tokens.next()) {
    const margin = indent === 0 ? '' : ' '.repeat(indent * tokens.depth);
    switch (token) {
      case BEGIN_OBJECT:
      case BEGIN_ARRAY:
        out += before + tokens.raw;
        before = lineBreak + margin;
        isEmpty = true;
        continue;
      case END_OBJECT:
      case END_ARRAY:
        // Nothing stands between the brackets of what is empty.
        out += isEmpty ? tokens.raw : lineBreak + margin + tokens.raw;
        break;
      case KEY:
        out += `${before}"${tokens.raw}"${colon}`;
        before = '';
        continue;
      case STRING:
        out += `${before}"${tokens.raw}"`;
        break;
      default:
        out += before + tokens.raw;
    }
    before = `,${lineBreak}${margin}`;
    isEmpty = false;
  }
  return out;
}
