/// <reference types="node" />

/** Colours text, or returns it unchanged. */
export interface Colours {
  readonly red: (text: string) => string;
  readonly green: (text: string) => string;
  readonly yellow: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly bold: (text: string) => string;
}

/** Whether a stream gets colours: not unless it is a terminal, and not when NO_COLOR is set (https://no-color.org). */
export function hasColours(stream: { readonly isTTY?: boolean }): boolean {
  const { NO_COLOR, TERM } = process.env;
  return stream.isTTY === true && (NO_COLOR === undefined || NO_COLOR === '') && TERM !== 'dumb';
}

/** The colours for a stream, if it gets any. */
export function coloursFor(stream: { readonly isTTY?: boolean }): Colours {
  const on = hasColours(stream);
  const style =
    (start: number, end: number) =>
    (text: string): string =>
      on && text.trim() !== '' ? `\x1b[${start}m${text}\x1b[${end}m` : text;
  return { red: style(31, 39), green: style(32, 39), yellow: style(33, 39), dim: style(2, 22), bold: style(1, 22) };
}
