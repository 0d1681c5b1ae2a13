/**
 * The text in lower case as Go's strings.ToLower has it: character by character, so that a final sigma is not told from
 * other sigmas, and the dotted capital I is a plain i.
 */
export function lowerCase(text: string): string {
  let lower = '';
  for (const char of text) lower += char === '\u0130' ? 'i' : char.toLowerCase();
  return lower;
}
