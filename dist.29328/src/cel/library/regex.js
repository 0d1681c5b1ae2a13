import { memberOverload } from '../decls/declarations.js';
import { IntType, listType, StringType } from '../types/type.js';
import { NativeList } from '../values/list.js';
import { CelError, noSuchOverload } from '../values/value.js';
import { compilePattern } from './standard_strings.js';
const TOO_LONG = /* @__PURE__ */ new CelError('the pattern takes too long to match');
function find(regexp, text) {
    const match = regexp.find(text);
    if (match === undefined)
        return TOO_LONG;
    return match === null ? '' : text.slice(...match);
}
/** All matches up to a number, all for a negative one. An empty match right behind another one does not count. */
function findAll(regexp, text, count) {
    const found = [];
    let previousEnd = -1;
    for (let at = 0; at <= text.length && (count < 0n || found.length < count);) {
        const match = regexp.find(text, at);
        if (match === undefined)
            return TOO_LONG;
        if (match === null)
            break;
        const [start, end] = match;
        const accepted = end !== at || start !== previousEnd;
        if (end === at)
            at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
        else
            at = end;
        previousEnd = end;
        if (accepted)
            found.push(text.slice(start, end));
    }
    return new NativeList(found);
}
function compiled(pattern, use) {
    const regexp = compilePattern(pattern);
    return regexp instanceof CelError ? new CelError(`Illegal regex: ${regexp.message}`) : use(regexp);
}
/** A call whose pattern is a constant is compiled with it. */
function planner(match) {
    return {
        index: 1,
        prepare(pattern) {
            if (typeof pattern !== 'string')
                return undefined;
            const regexp = compilePattern(pattern);
            if (regexp instanceof CelError)
                return regexp;
            return (text, _, count = -1n) => {
                if (typeof text !== 'string')
                    return noSuchOverload(text);
                return typeof count === 'bigint' ? match(regexp, text, count) : noSuchOverload(count);
            };
        },
    };
}
/** What matches a pattern of RE2: `find` and `findAll`. Mirrors Kubernetes' `library.Regex`. */
export function regex() {
    const S = StringType;
    const texts = listType(S);
    const all = (text, pattern, count) => compiled(pattern, (regexp) => findAll(regexp, text, count));
    return {
        functions: [
            {
                name: 'find',
                overloads: [
                    memberOverload('string_find_string', [S, S], S, (text, pattern) => compiled(pattern, (regexp) => find(regexp, text))),
                ],
            },
            {
                name: 'findAll',
                overloads: [
                    memberOverload('string_find_all_string', [S, S], texts, (text, pattern) => all(text, pattern, -1n)),
                    memberOverload('string_find_all_string_int', [S, S, IntType], texts, (text, pattern, count) => all(text, pattern, count)),
                ],
            },
        ],
        planners: { find: planner((regexp, text) => find(regexp, text)), findAll: planner(findAll) },
    };
}
