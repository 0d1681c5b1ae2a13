import { readFileSync } from 'node:fs';

/** The names of the official client's classes by `apiVersion/kind`, as the types have them. */
export function modelNames(): Map<string, string> {
  const rows = readFileSync('src/client_node/zz_generated.models.ts', 'utf8').matchAll(
    /^ {2}'([^']+)': client\.(\w+);$/gm,
  );
  return new Map(Array.from(rows, ([, key, name]) => [key!, name!]));
}
