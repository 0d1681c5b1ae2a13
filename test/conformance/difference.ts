/**
 * Whether two JSON texts hold the same values under the same keys in the same order, but for half surrogate pairs: in
 * raw JSON Go keeps their escapes, here they are U+FFFD as elsewhere.
 */
export function sameJSON(a: string, b: string): boolean {
  return respelled(a) === respelled(b);
}

/**
 * Go's text of a list that came without items, with `[]` for `null`: an object says nothing of how its empty list came.
 * The text is JSON, with sorted keys or not, or YAML.
 */
export function withEmptyItems(text: string): string {
  return text.replace(/"items":null(?=\}$|,"(?:kind|metadata)":)/, '"items":[]').replace(/^items: null$/m, 'items: []');
}

function respelled(json: string): string {
  return JSON.stringify(JSON.parse(json)).replace(/\\(?:\\|ud[89a-f][0-9a-f]{2})/g, (escape) =>
    escape === '\\\\' ? escape : '\ufffd',
  );
}

/** Where two texts part, for the message of a failing row. */
export function difference(what: string, ours: string, go: string): string {
  let at = 0;
  while (at < ours.length && ours[at] === go[at]) at++;
  const from = Math.max(0, at - 80);
  return `${what}\n  ours …${ours.slice(from, at + 160)}\n  go   …${go.slice(from, at + 160)}`;
}
