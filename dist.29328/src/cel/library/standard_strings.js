import { Regexp } from '#engine/regexp/regexp';
import { RegexpSyntaxError } from '#engine/regexp/syntax_error';
import { memberOverload, overload } from '../decls/declarations.js';
import { BoolType, StringType } from '../types/type.js';
import { CelError, noSuchOverload } from '../values/value.js';
/** A question about two texts; values that are none are no overload. */
function ofTexts(ask) {
    return (text, other) => {
        if (typeof text !== 'string')
            return noSuchOverload(text);
        return typeof other === 'string' ? ask(text, other) : noSuchOverload(other);
    };
}
/** Compiles a pattern; the error is Go's. */
export function compilePattern(pattern) {
    try {
        return new Regexp(pattern);
    }
    catch (err) {
        if (err instanceof RegexpSyntaxError)
            return new CelError(err.message);
        throw err;
    }
}
function matches(regexp, text) {
    return regexp.test(text) ?? new CelError('the pattern takes too long to match');
}
const matchesPlanner = {
    index: 1,
    prepare(pattern) {
        if (typeof pattern !== 'string')
            return undefined;
        const regexp = compilePattern(pattern);
        if (regexp instanceof CelError)
            return regexp;
        return (text) => (typeof text === 'string' ? matches(regexp, text) : noSuchOverload());
    },
};
/** `contains`, `endsWith`, `startsWith` and `matches`. */
export function stringFunctions() {
    const member = (name, id, ask) => ({
        name,
        overloads: [memberOverload(id, [StringType, StringType], BoolType, ofTexts(ask))],
        unguarded: true,
    });
    const matchesCall = (text, pattern) => {
        if (typeof pattern !== 'string')
            return noSuchOverload(pattern);
        const regexp = compilePattern(pattern);
        return regexp instanceof CelError ? regexp : matches(regexp, text);
    };
    return {
        functions: [
            member('contains', 'contains_string', (text, part) => text.includes(part)),
            member('endsWith', 'ends_with_string', (text, end) => text.endsWith(end)),
            member('startsWith', 'starts_with_string', (text, start) => text.startsWith(start)),
            {
                name: 'matches',
                overloads: [
                    overload('matches', [StringType, StringType], BoolType),
                    memberOverload('matches_string', [StringType, StringType], BoolType),
                ],
                singleton: { call: matchesCall, accepts: (value) => typeof value === 'string' },
            },
        ],
        planners: { matches: matchesPlanner },
    };
}
