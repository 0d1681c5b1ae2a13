import { parseJSON } from './parse.ts';

/**
 * A JSON text as it is spelt, with other white space: without any, or indented as by Go's `json.Indent`.
 * @param indent spaces for a level; 0 for a text without white space
 * @throws JSONSyntaxError
 */
export function respaceJSON(text: string, indent = 0): string {
  // Checks the text: what follows relies on it.
  parseJSON(text);
  const parts: string[] = [];
  let depth = 0;
  const lineBreak = (): string => (indent === 0 ? '' : `\n${' '.repeat(indent * depth)}`);
  for (const [token] of text.matchAll(tokens)) {
    switch (token[0]) {
      case '{':
      case '[':
        depth++;
        parts.push(token, lineBreak());
        break;
      case '}':
      case ']':
        depth--;
        // Nothing stands between the brackets of what is empty.
        if (parts.at(-2) === (token === '}' ? '{' : '[')) parts.pop();
        else parts.push(lineBreak());
        parts.push(token, '');
        break;
      case ',':
        parts.push(token, lineBreak());
        break;
      case ':':
        parts.push(token, indent === 0 ? '' : ' ');
        break;
      default:
        parts.push(token, '');
    }
  }
  return parts.join('');
}

const tokens = /[{}[\],:]|"[^"\\]*(?:\\.[^"\\]*)*"|[^{}[\],:"\s]+/g;
