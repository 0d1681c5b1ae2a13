import { append } from '#engine/go/append';
import { SIMPLE_ESCAPES } from '#engine/text/simple_escapes';
import { toUTF8 } from '#engine/text/utf8';

/** The inside of a literal, its quotes and the prefix for raw strings removed, line ends made `\n`. */
function body(literal: string): { readonly text: string; readonly raw: boolean } {
  let text = literal.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  const raw = text[0] === 'r' || text[0] === 'R';
  if (raw) text = text.slice(1);
  const quotes = text.length >= 6 && (text.startsWith('"""') || text.startsWith("'''")) ? 3 : 1;
  return { text: text.slice(quotes, -quotes), raw };
}

const ESCAPE = /\\(?:([xX])([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([0-3][0-7]{2})|([^]))/g;

/** The value of a string literal as it is written; `undefined` for a code point that no text can have. */
export function unescapeString(literal: string): string | undefined {
  const { text, raw } = body(literal);
  if (raw || !text.includes('\\')) return text;
  let valid = true;
  const value = text.replace(ESCAPE, (_, _x, x?: string, u?: string, U?: string, octal?: string, simple?: string) => {
    if (simple !== undefined) return SIMPLE_ESCAPES[simple]!;
    const code = octal === undefined ? Number.parseInt(x ?? u ?? U ?? '', 16) : Number.parseInt(octal, 8);
    if (code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) {
      valid = false;
      return '';
    }
    return String.fromCodePoint(code);
  });
  return valid ? value : undefined;
}

/** The value of a bytes literal without its `b`; `undefined` for an escape that bytes do not have. */
export function unescapeBytes(literal: string): Uint8Array | undefined {
  const { text, raw } = body(literal);
  if (raw || !text.includes('\\')) return toUTF8(text);
  const parts: number[] = [];
  let done = 0;
  for (const match of text.matchAll(ESCAPE)) {
    const [whole, , x, u, U, octal, simple] = match;
    if (u !== undefined || U !== undefined) return undefined;
    append(parts, toUTF8(text.slice(done, match.index)));
    parts.push(
      simple === undefined
        ? octal === undefined
          ? Number.parseInt(x!, 16)
          : Number.parseInt(octal, 8)
        : SIMPLE_ESCAPES[simple]!.charCodeAt(0),
    );
    done = match.index + whole.length;
  }
  append(parts, toUTF8(text.slice(done)));
  return Uint8Array.from(parts);
}
