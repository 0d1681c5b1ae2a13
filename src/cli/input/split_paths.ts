/** Splits comma-separated field paths; a comma in brackets or quotes is part of its path. */
export function splitPaths(text: string): string[] {
  const paths: string[] = [];
  let start = 0;
  let isInBrackets = false;
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (isQuoted) {
      if (char === '\\') at++;
      else if (char === '"') isQuoted = false;
    } else if (char === '"') {
      isQuoted = isInBrackets;
    } else if (char === '[' || char === ']') {
      isInBrackets = char === '[';
    } else if (char === ',' && !isInBrackets) {
      paths.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return text === '' ? [] : [...paths, text.slice(start)];
}
