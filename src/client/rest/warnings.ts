import { NetworkValueError } from '#apimachinery/util/net/network_value_error';
import type { WarningHeader } from '#apimachinery/util/net/warning_header';
import { parseWarningHeader } from '#apimachinery/util/net/warning_header';
import { fromUTF8 } from '#engine/text/utf8';

/** Called with each warning that a server sends with a response. Mirrors Go's `rest.WarningHandler`. */
export type WarningHandler = (warning: WarningHeader) => void;

/** How {@link newWarningWriter} writes. */
export interface WarningWriterOptions {
  /** Writes each text once only. */
  readonly deduplicate?: boolean;
}

/** Writes warnings of servers about what was asked (code 299). Mirrors Go's `rest.NewWarningWriter`. */
export function newWarningWriter(
  write: (text: string) => void,
  { deduplicate = false }: WarningWriterOptions = {},
): WarningHandler {
  const written = new Set<string>();
  return ({ code, text }) => {
    if (code !== 299 || text === '' || written.has(text)) return;
    if (deduplicate) written.add(text);
    write(`Warning: ${text}`);
  };
}

/** Pays no attention to warnings. Mirrors Go's `rest.NoWarnings`. */
export const noWarnings: WarningHandler = () => undefined;

/**
 * Hands on what a header `Warning` holds. What can't be read of it is passed over, up to what may be the next warning:
 * several headers come as one, joined by commas.
 */
export function handleWarnings(header: string | null, handler: WarningHandler): void {
  for (let rest = header === null ? '' : ofBytes(header); rest !== ''; ) {
    try {
      const { warning, remainder } = parseWarningHeader(rest);
      handler(warning);
      rest = remainder;
    } catch (error) {
      if (!(error instanceof NetworkValueError)) throw error;
      const next = /, *(?=\d{3} )/.exec(rest);
      rest = next === null ? '' : rest.slice(next.index + next[0].length);
    }
  }
}

/** The text of a header, whose letters are the bytes of UTF-8, as Node and `fetch` give them. */
function ofBytes(header: string): string {
  if (!/[\x80-\xff]/.test(header) || /[^\0-\xff]/.test(header)) return header;
  return fromUTF8(Uint8Array.from(header, (letter) => letter.charCodeAt(0)));
}
