const ASCII = 128;
/** A set of characters. Nearly all text is ASCII, for which the answers are computed once. */
export class CharClass {
    #test;
    #ascii = new Uint8Array(ASCII);
    constructor(test) {
        this.#test = test;
        for (let code = 0; code < ASCII; code++)
            this.#ascii[code] = test(code) ? 1 : 0;
    }
    has(code) {
        return code < ASCII ? this.#ascii[code] === 1 : this.#test(code);
    }
}
/** The characters from one to another, with their other cases if `fold`. */
export function range(low, high, fold) {
    const within = (code) => code >= low && code <= high;
    if (!fold)
        return within;
    const cases = new RegExp(`[${escaped(low)}-${escaped(high)}]`, 'iu');
    return (code) => within(code) || cases.test(String.fromCodePoint(code));
}
export function not(test) {
    return (code) => !test(code);
}
export function anyOf(tests) {
    const [first, ...others] = tests;
    if (first === undefined)
        return () => false;
    return others.length === 0 ? first : (code) => tests.some((test) => test(code));
}
/** `[:word:]` and `\w`: what word boundaries are about. */
export function isWordChar(code) {
    return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || code === 95 || (code >= 97 && code <= 122);
}
/** The names of POSIX classes, and the characters of each as pairs of first and last. */
const POSIX = {
    alnum: '09AZaz',
    alpha: 'AZaz',
    ascii: '\x00\x7f',
    blank: '\t\t  ',
    cntrl: '\x00\x1f\x7f\x7f',
    digit: '09',
    graph: '!~',
    lower: 'az',
    print: ' ~',
    punct: '!/:@[`{~',
    space: '\t\r  ',
    upper: 'AZ',
    word: '09AZ__az',
    xdigit: '09AFaf',
};
const PERL = { d: '09', s: '\t\n\f\r  ', w: '09AZ__az' };
/** What `[:alpha:]` or, with a caret, `[:^alpha:]` means. Undefined when there is no such class. */
export function posixClass(name, fold) {
    const negated = name.startsWith('^');
    const plain = negated ? name.slice(1) : name;
    return Object.hasOwn(POSIX, plain) ? ofPairs(POSIX[plain], fold, negated) : undefined;
}
/** What `\d`, `\s`, `\w` or, with the letter in upper case, its opposite means. */
export function perlClass(letter, fold) {
    const lower = letter.toLowerCase();
    return Object.hasOwn(PERL, lower) ? ofPairs(PERL[lower], fold, lower !== letter) : undefined;
}
function ofPairs(pairs, fold, negated) {
    const tests = [];
    for (let at = 0; at < pairs.length; at += 2)
        tests.push(range(pairs.charCodeAt(at), pairs.charCodeAt(at + 1), fold));
    return negated ? not(anyOf(tests)) : anyOf(tests);
}
/** Scripts whose name has four letters. All other names of four letters are codes, which Go doesn't know. */
const SHORT_SCRIPTS = ['Ahom', 'Cham', 'Kawi', 'Lisu', 'Modi', 'Newa', 'Thai', 'Toto'];
/** The characters of a category or script: `L`, `Lu`, `Letter`, `Greek`. Undefined when there is none of that name. */
// Differs from Go: it has the tables of its own version of Unicode, here they are those of the JavaScript engine; and it takes
// names without the underscores between their words.
export function unicodeClass(name, fold) {
    const words = name.split(/[_\- ]/).filter((word) => word !== '');
    const proper = words.map((word) => word[0].toUpperCase() + word.slice(1).toLowerCase()).join('_');
    switch (proper) {
        case 'Any':
            return () => true;
        case 'Ascii':
            return range(0, 0x7f, fold);
        case 'Assigned':
            return not(property('General_Category=Cn', false));
        case 'Lc':
            return property('General_Category=LC', fold);
        default: {
            if (!/^\w+$/.test(proper))
                return undefined;
            const category = property(`General_Category=${proper}`, fold) ?? property(`General_Category=${proper.toLowerCase()}`, fold);
            return (category ??
                (proper.length === 4 && !SHORT_SCRIPTS.includes(proper) ? undefined : property(`Script=${proper}`, fold)));
        }
    }
}
function property(text, fold) {
    try {
        const regexp = new RegExp(`\\p{${text}}`, fold ? 'iu' : 'u');
        return (code) => regexp.test(String.fromCodePoint(code));
    }
    catch {
        return undefined;
    }
}
function escaped(code) {
    return `\\u{${code.toString(16)}}`;
}
