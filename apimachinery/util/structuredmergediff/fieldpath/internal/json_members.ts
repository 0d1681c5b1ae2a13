import { TextTokens } from '#engine/json/text_tokens';
import { KEY, MORE, STRING } from '#engine/json/token';

/**
 * The members of an object, given its text, which must be valid JSON: their names, and the texts of their values. There
 * are both of two that have the same name, of which JSON.parse keeps one and Go's reader of FieldsV1 each.
 */
export function jsonMembers(json: string): [name: string, value: string][] {
  const members: [string, string][] = [];
  const tokens = new TextTokens(json);
  for (let token = tokens.next(); token !== MORE; token = tokens.next()) {
    if (token !== KEY) continue;
    const name = tokens.string;
    const start = tokens.next() === STRING ? tokens.start - 1 : tokens.start;
    while (tokens.depth > 1) tokens.next();
    members.push([name, json.slice(start, tokens.position)]);
  }
  return members;
}
