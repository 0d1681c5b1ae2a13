import { visit } from '../ast/visit.js';
import { FormatFault, formatParts } from '../library/format_clause.js';
import { notForClause } from '../library/format_text.js';
import { compilePattern } from '../library/standard_strings.js';
import { DynType } from '../types/type.js';
import { toDuration, toTimestamp } from '../values/convert.js';
import { CelError } from '../values/value.js';
/** The kinds of arguments that each clause takes. */
const TAKES = {
    s: ['list', 'map', 'int', 'uint', 'double', 'bool', 'string', 'timestamp', 'bytes', 'duration', 'type', 'null'],
    d: ['int', 'uint'],
    f: ['double', 'string'],
    e: ['double', 'string'],
    b: ['int', 'uint', 'bool'],
    x: ['int', 'uint', 'string', 'bytes'],
    X: ['int', 'uint', 'string', 'bytes'],
    o: ['int', 'uint'],
};
/** Functions whose lists of arguments may hold different types. */
const EXEMPT = /* @__PURE__ */ new Set(['format']);
/** What is wrong with a constant first argument of a function. */
const CONSTANTS = {
    duration: toDuration,
    timestamp: toTimestamp,
    matches: compilePattern,
};
/**
 * Looks for constants that are no duration, timestamp or pattern, and for literals of lists and maps with elements of
 * different types. Mirrors the validators that Kubernetes adds to its environments.
 */
export function validate({ expr, types }, locationOf, issues) {
    const mismatch = (e, expected, actual) => {
        issues.report(locationOf(e.id), `expected type '${expected}' but found '${actual}'`);
    };
    const typeOf = (e, optional) => {
        const type = types.get(e.id) ?? DynType;
        return optional ? (type.params[0] ?? DynType) : type;
    };
    const lists = [];
    const maps = [];
    visit(expr, (e, parents) => {
        if (e.kind !== 'list' && e.kind !== 'map')
            return;
        if (parents.some((parent) => parent.kind === 'call' && EXEMPT.has(parent.function)))
            return;
        (e.kind === 'list' ? lists : maps).push(e);
    });
    for (const list of lists) {
        if (list.kind !== 'list')
            continue;
        let first;
        for (const [index, element] of list.elements.entries()) {
            const type = typeOf(element, list.optionals.includes(index));
            first ??= type;
            if (first.equals(type))
                continue;
            mismatch(element, first, type);
            break;
        }
    }
    for (const map of maps) {
        if (map.kind !== 'map')
            continue;
        let first;
        for (const { key, value, optional } of map.entries) {
            const keyType = typeOf(key, false);
            const valueType = typeOf(value, optional);
            first ??= [keyType, valueType];
            if (!first[0].equals(keyType))
                mismatch(key, first[0], keyType);
            if (!first[1].equals(valueType))
                mismatch(value, first[1], valueType);
        }
    }
    for (const [name, check] of Object.entries(CONSTANTS)) {
        visit(expr, (e) => {
            const arg = e.kind === 'call' && e.function === name ? e.args[0] : undefined;
            if (arg?.kind === 'literal' && check(arg.value) instanceof CelError) {
                issues.report(locationOf(arg.id), `invalid ${name} argument`);
            }
        });
    }
    visit(expr, (e) => {
        const problem = e.kind === 'call' ? formatProblem(e, (arg) => typeOf(arg, false)) : undefined;
        if (problem !== undefined)
            issues.report(locationOf(problem.id), problem.message);
    });
}
/** What is wrong with `'...'.format([...])`, and where: `undefined` for nothing, and for other calls. */
function formatProblem(call, typeOf) {
    const [list] = call.args;
    const format = call.target?.kind === 'literal' ? call.target.value : undefined;
    if (call.function !== 'format' || typeof format !== 'string' || list?.kind !== 'list' || call.args.length !== 1)
        return undefined;
    let used = 0;
    for (const part of formatParts(format, list.elements.length, true)) {
        if (part instanceof FormatFault)
            return { id: call.id, message: part.message };
        if (typeof part === 'string')
            continue;
        const bad = wrongArgument(part.letter, list.elements[used++], typeOf);
        if (bad !== undefined)
            return { id: bad.id, message: notForClause(part.letter, typeOf(bad)) };
    }
    if (list.elements.length <= used)
        return undefined;
    const message = `too many arguments supplied to string.format (expected ${used}, got ${list.elements.length})`;
    return { id: call.id, message };
}
/** The part of an argument that its clause does not take. */
function wrongArgument(letter, arg, typeOf) {
    const type = typeOf(arg);
    if (type !== DynType && !TAKES[letter].includes(type.kind))
        return arg;
    if (letter !== 's')
        return undefined;
    const inside = arg.kind === 'list'
        ? arg.elements
        : arg.kind === 'map'
            ? arg.entries.flatMap(({ key, value }) => [key, value])
            : [];
    for (const each of inside) {
        const wrong = wrongArgument(letter, each, typeOf);
        if (wrong !== undefined)
            return wrong;
    }
    return undefined;
}
