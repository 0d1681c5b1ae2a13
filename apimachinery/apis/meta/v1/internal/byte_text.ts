// Go's package time quotes and cuts texts by bytes, in its own way. Only error texts depend on it.
import { cannotUnmarshal, typeName } from '#engine/go/cannot_unmarshal';
import { escapeCode } from '#engine/schema/fault';

/** The UTF-8 bytes of a text, one character per byte. An ASCII text is its own byte text. */
export function byteText(text: string): string {
  if (!/[^\0-\x7f]/.test(text)) return text;
  let bytes = '';
  for (const byte of new TextEncoder().encode(text)) bytes += String.fromCharCode(byte);
  return bytes;
}

/** A byte text in double quotes, with every byte that is not printable ASCII as `\xhh`. */
export function quoteBytes(bytes: string): string {
  const escaped = bytes.replace(/["\\]|[^ -\x7f]/g, (char) =>
    char === '"' || char === '\\' ? `\\${char}` : escapeCode(char.charCodeAt(0), 'x', 2),
  );
  return `"${escaped}"`;
}

/** Go's error text when a JSON value that is not a string is read into a Go string. */
export function notAString(value: unknown): string {
  return cannotUnmarshal(typeName(value), 'string');
}
