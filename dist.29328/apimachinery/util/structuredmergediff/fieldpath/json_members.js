import { TextTokens } from '#engine/json/text_tokens';
import { KEY, MORE, STRING } from '#engine/json/token';
/**
 * The members of a JSON object, given as valid JSON text: names, and values as text. Includes duplicates, of which
 * JSON.parse keeps one but Go's FieldsV1 reader all.
 */
export function jsonMembers(json) {
    const members = [];
    const tokens = new TextTokens(json);
    for (let token = tokens.next(); token !== MORE; token = tokens.next()) {
        if (token !== KEY)
            continue;
        const name = tokens.string;
        const start = tokens.next() === STRING ? tokens.start - 1 : tokens.start;
        while (tokens.depth > 1)
            tokens.next();
        members.push([name, json.slice(start, tokens.position)]);
    }
    return members;
}
