/** A document of this length may have more entries than fit in memory. */
const LONG = 16 << 20;
/** About a gigabyte of memory. */
const MAX_ENTRIES = 8 << 20;
const LINE_FEED = 10;
const COMMA = 44;
const BRACKET = 91;
const BRACE = 123;

/** Whether a document could have too many entries for memory. */
export function isTooDense(text: string): boolean {
  if (text.length < LONG) return false;
  let entries = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === LINE_FEED || code === COMMA || code === BRACKET || code === BRACE) entries++;
  }
  return entries > MAX_ENTRIES;
}
