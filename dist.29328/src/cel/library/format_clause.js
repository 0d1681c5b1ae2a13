/** What is wrong with a format text. */
export class FormatFault {
    message;
    constructor(message) {
        this.message = message;
    }
}
/**
 * Reads a format text: text and clauses in turn. `available` is how many arguments there are: a clause that finds none is
 * a fault, which comes behind the parts before it. With `checking`, the end of the text is looked at before the arguments.
 */
export function* formatParts(format, available, checking = false) {
    let used = 0;
    for (let at = 0; at < format.length;) {
        const percent = format.indexOf('%', at);
        if (percent < 0) {
            yield format.slice(at);
            return;
        }
        if (percent > at)
            yield format.slice(at, percent);
        if (format[percent + 1] === '%') {
            yield '%';
            at = percent + 2;
            continue;
        }
        const missing = new FormatFault(`index ${used} out of range`);
        if (used >= available && !checking)
            return yield missing;
        if (percent + 1 >= format.length)
            return yield new FormatFault('unexpected end of string');
        if (used >= available)
            return yield missing;
        used++;
        const [whole, digits, letter] = /^%(?:\.(\d*))?([^]?)/u.exec(format.slice(percent));
        const problem = (text) => new FormatFault(`could not parse formatting clause: ${text}`);
        if (letter === '')
            return yield problem('error while parsing precision: could not find end of precision specifier');
        const precision = digits === undefined ? undefined : Number(digits);
        if (digits === '') {
            const text = 'error while converting precision to integer: strconv.Atoi: parsing "": invalid syntax';
            return yield problem(`error while parsing precision: ${text}`);
        }
        if (!'sdfebxXo'.includes(letter)) {
            // A clause is a byte to Go: of a longer character the first one.
            const byte = letter > '\x7f' ? String.fromCharCode(new TextEncoder().encode(letter)[0]) : letter;
            return yield problem(`unrecognized formatting clause "${byte}"`);
        }
        yield { letter: letter, precision };
        at = percent + whole.length;
    }
}
