/** What a function gives, or what it throws. */
export function tried<T>(run: () => T): { readonly value?: T; readonly error?: unknown } {
  try {
    return { value: run() };
  } catch (error) {
    return { error };
  }
}
