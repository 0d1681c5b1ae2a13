import { readJSON } from '#engine/json/read';
import { fromUTF8 } from '#engine/text/utf8';
import { GroupVersionKind } from '../../schema/group_version.js';
import { reading } from './decode.js';
import { interpret } from './meta.js';
/**
 * Reads `apiVersion` and `kind` of a JSON object and nothing else of it; `null` has neither. Mirrors Go's
 * `json.DefaultMetaFactory`. `interpret` throws a DecodeError when the data are not JSON, no object, or one of the two
 * is not a string, and a GroupVersionParseError when `apiVersion` has more than one slash.
 *
 * Differs from Go: with a duplicate key and several wrong values, the error may name another of the values.
 */
export const DefaultMetaFactory = {
    interpret(data) {
        const { group, version, kind } = interpret(reading(() => readJSON(fromUTF8(data))).value);
        return new GroupVersionKind({ group: wellFormed(group), version: wellFormed(version), kind: wellFormed(kind) });
    },
};
/** Half a surrogate pair is U+FFFD to Go. */
function wellFormed(text) {
    return text.replace(/[\ud800-\udfff]/gu, '\ufffd');
}
