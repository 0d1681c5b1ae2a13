/** Gives a function that tells where what a regular expression describes ends, if it begins at a place; -1 if not. */
export function endBy(pattern: string): (text: string, at: number) => number {
  const expression = new RegExp(pattern, 'y');
  return (text, at) => {
    expression.lastIndex = at;
    try {
      return expression.test(text) ? expression.lastIndex : -1;
    } catch {
      // A string of megabytes is more than regular expressions can do.
      return -1;
    }
  };
}
