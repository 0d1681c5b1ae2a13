import { endOfString } from '#engine/json/duplicates';

/**
 * The members of an object, given its text, which must be valid JSON: their names, and the texts of their values. There
 * are both of two that have the same name, of which JSON.parse keeps one and Go's reader of FieldsV1 each.
 */
export function jsonMembers(json: string): [name: string, value: string][] {
  const members: [string, string][] = [];
  let name = '';
  let start = json.indexOf('{') + 1;
  let depth = 0;
  for (let at = start; depth >= 0 && at < json.length; at++) {
    const char = json[at];
    if (char === '"') {
      at = endOfString(json, at);
    } else if (char === '{' || char === '[') {
      depth++;
    } else if (char === '}' || char === ']') {
      depth--;
    } else if (char === ':' && depth === 0) {
      name = JSON.parse(json.slice(start, at)) as string;
      start = at + 1;
    }
    if (depth > 0 || (depth === 0 && char !== ',')) continue;
    const value = json.slice(start, at).trim();
    if (value !== '') members.push([name, value]);
    start = at + 1;
  }
  return members;
}
