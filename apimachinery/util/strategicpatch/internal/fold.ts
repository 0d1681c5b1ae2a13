/** Folds the case of a JSON name as Go's JSON library does: ASCII letters, the long s and the Kelvin sign. */
export function fold(name: string): string {
  return name.replace(/[A-Z\u017f\u212a]/g, (char) =>
    char === '\u017f' ? 's' : char === '\u212a' ? 'k' : char.toLowerCase(),
  );
}
