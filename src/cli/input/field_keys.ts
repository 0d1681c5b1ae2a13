import type { Keys } from './places.ts';

/**
 * Splits the path of a field error into keys: `spec.ports[0].name`. Names may contain dots, so the path is followed
 * through the value. The rest after the first unknown name is one key.
 */
export function fieldKeys(value: unknown, path: string): Keys {
  const keys: (string | number)[] = [];
  let rest = path === '<nil>' ? '' : path;
  for (let at = value; rest !== ''; ) {
    const dotted = rest.startsWith('.') ? rest.slice(1) : rest;
    const index = /^\[(\d+)\]/.exec(rest);
    if (Array.isArray(at) && index !== null) {
      keys.push(Number(index[1]));
      rest = rest.slice(index[0].length);
      at = at[Number(index[1])];
      continue;
    }
    // Entries of maps may be written in brackets.
    const name = nameIn(at, dotted) ?? (rest.startsWith('[') ? bracketed(at, rest) : undefined);
    if (name === undefined) return [...keys, dotted];
    keys.push(name);
    rest = dotted.startsWith(name) ? dotted.slice(name.length) : rest.slice(name.length + 2);
    at = (at as Record<string, unknown>)[name];
  }
  return keys;
}

/** The longest key of an object that is a prefix of the path. */
function nameIn(object: unknown, path: string): string | undefined {
  if (typeof object !== 'object' || object === null || Array.isArray(object)) return undefined;
  const simple = /^[^.[]*/.exec(path)![0];
  const names = Object.hasOwn(object, simple) && simple === path ? [simple] : Object.keys(object);
  let longest: string | undefined;
  for (const name of names) {
    if (name.length <= (longest?.length ?? -1) || !path.startsWith(name)) continue;
    if (path.length === name.length || path[name.length] === '.' || path[name.length] === '[') longest = name;
  }
  return longest;
}

function bracketed(object: unknown, path: string): string | undefined {
  if (typeof object !== 'object' || object === null) return undefined;
  return Object.keys(object)
    .filter((name) => path.startsWith(`[${name}]`))
    .sort((a, b) => b.length - a.length)[0];
}
