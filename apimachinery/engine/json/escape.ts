import { escapeCode } from '../schema/fault.ts';

/** Escapes what Go escapes in JSON. These characters occur only in strings. */
export function escapeHTML(text: string): string {
  if (
    !(
      text.includes('<') ||
      text.includes('>') ||
      text.includes('&') ||
      text.includes('\u2028') ||
      text.includes('\u2029')
    )
  )
    return text;
  return text.replace(/[<>&\u2028\u2029]/g, (char) => escapeCode(char.charCodeAt(0), 'u', 4));
}

/** Go can't hold half a surrogate pair: it has U+FFFD there. JSON.stringify writes it as an escape. */
export function replaceLoneSurrogates(text: string): string {
  if (!text.includes('\\ud')) return text;
  return text.replace(/\\(?:\\|ud[89a-f][0-9a-f]{2})/g, (escape) => (escape === '\\\\' ? escape : '\ufffd'));
}
