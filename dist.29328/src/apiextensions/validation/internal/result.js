import { invalid, notSupported, required, tooLong, tooMany, typeInvalid, } from '#apimachinery/util/validation/field/constructors';
import { newPath } from '#apimachinery/util/validation/field/path';
const NONE = /* @__PURE__ */ new Map();
/**
 * How many problems of a value are looked for, and how many characters of them: what `newInvalid` reports, and more.
 * Differs from Go: it goes on, and a list of 3 MB can have a million wrong items, each with a message that lists an enum.
 */
const MAX_PROBLEMS = 10_001;
const MAX_TEXT = 2 << 20;
/** The result of validating a value. */
export class Result {
    /** The number of checks passed: of several schemas, the one with most is assumed to be meant. */
    matchCount = 0;
    #problems;
    #length = 0;
    get problems() {
        return this.#problems ?? NONE;
    }
    get isValid() {
        return this.#problems === undefined;
    }
    /** Whether there are so many problems that nobody needs more: the items and properties that follow are not judged. */
    get isFull() {
        return this.#problems !== undefined && (this.#problems.size >= MAX_PROBLEMS || this.#length > MAX_TEXT);
    }
    add(problem) {
        this.#problems ??= new Map();
        if (this.isFull || this.#problems.has(problem.message))
            return;
        this.#problems.set(problem.message, problem);
        this.#length += problem.message.length;
    }
    merge(other) {
        this.matchCount += other.matchCount;
        for (const problem of other.problems.values())
            this.add(problem);
    }
}
/** Converts a problem to a field error. */
export function fieldError(fldPath, problem) {
    const { message, name = '', as, value = '', valueText, limit = -1, values = [] } = problem;
    const plain = name.startsWith('.') ? name.slice(1) : name;
    const path = name === '' || name === '.' ? fldPath : (fldPath ?? newPath()).child(plain);
    switch (as) {
        case 'required':
            return required(path, '');
        case 'enum':
            return shown(notSupported(path, problem.value, values), valueText);
        case 'tooLong':
            return tooLong(path, '', limit);
        case 'tooMany':
            return tooMany(path, value, limit);
        case 'type':
            return typeInvalid(path, value, message);
        default:
            return shown(invalid(path, value, message), valueText);
    }
}
function shown(error, badValueText) {
    return badValueText === undefined ? error : error.with({ badValueText });
}
