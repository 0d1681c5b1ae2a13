/** A JSON name without its case, as Go's JSON library compares names: ASCII letters, the long s and the Kelvin sign. */
export function fold(name: string): string {
  return name.replace(/[A-Z\u017f\u212a]/g, (char) =>
    char === '\u017f' ? 's' : char === '\u212a' ? 'k' : char.toLowerCase(),
  );
}
