import { formatPath, quote } from '#engine/schema/fault';

/** Go's strict decoder stops counting here. */
const MAX_ERRORS = 100;
/** Everything in a JSON text that tells where a key stands. */
const TOKEN = /[{}[\],]|"(?:[^"\\]|\\.)*"(\s*:)?/gs;

/** Go's strict errors for an untyped JSON text, which must be valid: one for each path of a repeated key. */
export function duplicateFields(text: string): string[] {
  const found = new Set<string>();
  const path: (string | number)[] = [];
  /** For each open object its keys, for each open array nothing. */
  const open: (Set<string> | undefined)[] = [];
  for (const [token, colon] of text.matchAll(TOKEN)) {
    switch (token) {
      case '{':
        open.push(new Set());
        path.push('');
        break;
      case '[':
        open.push(undefined);
        path.push(0);
        break;
      case '}':
      case ']':
        open.pop();
        path.pop();
        break;
      case ',':
        if (open.at(-1) === undefined) path.push((path.pop() as number) + 1);
        break;
      default: {
        if (colon === undefined) break;
        const key = JSON.parse(token.slice(0, token.lastIndexOf('"') + 1)) as string;
        path[path.length - 1] = key;
        const keys = open.at(-1)!;
        if (keys.has(key) && found.size < MAX_ERRORS) found.add(`duplicate field ${quote(formatPath(path))}`);
        keys.add(key);
      }
    }
  }
  return [...found];
}
