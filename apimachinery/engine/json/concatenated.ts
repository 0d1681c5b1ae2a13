/** One text of many. JavaScript makes it when somebody looks into it. */
export function concatenated(pieces: Iterable<string>): string {
  let text = '';
  for (const piece of pieces) text += piece;
  return text;
}
