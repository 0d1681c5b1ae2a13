import { isDate } from '#apimachinery/util/validation/string_formats';
import { quote } from '#engine/schema/fault';
/** The parts of a layout, and what each takes. */
const PARTS = [
    ['2006', /^\d{4}/],
    ['-', /^-/],
    ['01', /^\d\d/],
    ['-', /^-/],
    ['02', /^\d\d/],
    ['T', /^T/],
    ['15', /^\d\d?/],
    [':', /^:/],
    ['04', /^\d\d/],
    [':', /^:/],
    ['05', /^\d\d(?:[.,]\d+)?/],
];
/** Why a text does not have a layout, in the words of Go's `time.Parse`. */
export function layoutFault(text, layout) {
    const head = `parsing time ${quote(text)}`;
    let rest = text;
    for (const [element, takes] of layout === '2006-01-02' ? PARTS.slice(0, 5) : PARTS) {
        const taken = takes.exec(rest)?.[0];
        if (taken === undefined)
            return `${head} as ${quote(layout)}: cannot parse ${quote(rest)} as ${quote(element)}`;
        const number = Number(taken.slice(0, 2));
        if (element === '01' && (number < 1 || number > 12))
            return `${head}: month out of range`;
        if (element === '15' && number > 23)
            return `${head}: hour out of range`;
        if (element === '04' && number > 59)
            return `${head}: minute out of range`;
        if (element === '05' && number > 59)
            return `${head}: second out of range`;
        rest = rest.slice(taken.length);
    }
    if (rest !== '')
        return `${head}: extra text: ${quote(rest)}`;
    return isDate(text.slice(0, 10)) ? head : `${head}: day out of range`;
}
