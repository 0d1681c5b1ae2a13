const GAP = '  ';
/** Columns of text, the widths taken from all rows. */
export class Table {
    #widths;
    #limits;
    /**
     * @param rows all rows that will be written, headings too
     * @param limits the greatest widths; a longer text gets a line of its own. Nothing: no limit
     */
    constructor(rows, limits = []) {
        this.#limits = limits;
        this.#widths = [];
        for (const row of rows) {
            for (const [index, { text }] of row.entries()) {
                if (text.length <= this.#limit(index))
                    this.#widths[index] = Math.max(this.#widths[index] ?? 0, text.length);
            }
        }
    }
    #limit(index) {
        return this.#limits[index] ?? Infinity;
    }
    /** One row, with a line feed at its end. */
    row(cells) {
        let line = '';
        let lines = '';
        let column = 0;
        for (const [index, { text, paint }] of cells.entries()) {
            const width = this.#widths[index] ?? 0;
            const last = index === cells.length - 1;
            line += (paint ?? same)(text);
            if (last)
                break;
            column += width + GAP.length;
            if (text.length <= width) {
                line += ' '.repeat(width - text.length) + GAP;
            }
            else {
                lines += `${line}\n`;
                line = ' '.repeat(column);
            }
        }
        return `${lines}${line.trimEnd()}\n`;
    }
}
function same(text) {
    return text;
}
/** Wraps text to a width, except for longer words; lines are indented and end with a line feed. */
export function wrapText(text, width, indent = '') {
    const lines = [];
    let line = '';
    for (const word of text.split(' ')) {
        if (line !== '' && indent.length + line.length + 1 + word.length > width) {
            lines.push(line);
            line = word;
        }
        else
            line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line].map((each) => `${indent}${each}\n`).join('');
}
