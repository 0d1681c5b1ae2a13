/** No more issues than this are listed; the rest is counted. */
const MOST_ISSUES = 100;
/** Longer lines are not repeated below an issue. */
const LONGEST_SNIPPET = 16_384;
/** Collects the issues of one expression. */
export class Issues {
    source;
    list = [];
    total = 0;
    constructor(source) {
        this.source = source;
    }
    /** How many issues were found, those that are not listed included. */
    get size() {
        return this.total;
    }
    report(location, message) {
        this.total++;
        if (this.total <= MOST_ISSUES)
            this.list.push({ message, location });
    }
    /** The issues in the order of their places. */
    all() {
        return [...this.list].sort((a, b) => a.location.line - b.location.line || a.location.column - b.location.column);
    }
    /** All issues as cel-go displays them: with the line and a caret below the place. */
    toString() {
        const texts = this.all().map((issue) => describe(issue, this.source));
        if (this.total > MOST_ISSUES)
            texts.push(`${this.total - MOST_ISSUES} more errors were truncated`);
        return texts.join('\n');
    }
}
function describe({ message, location }, source) {
    const head = `ERROR: <input>:${location.line}:${location.column + 1}: ${message}`;
    const line = source.line(location.line)?.replaceAll('\t', ' ');
    if (line === undefined || line.length > LONGEST_SNIPPET)
        return head;
    const characters = Array.from(line);
    const wide = (character) => character !== undefined && character > '\x7f';
    let pointer = '';
    for (const character of characters.slice(0, Math.max(location.column, 0)))
        pointer += wide(character) ? '\uff0e' : '.';
    pointer += wide(characters[Math.max(location.column, 0)]) ? '\uff3e' : '^';
    return `${head}\n | ${line}\n | ${pointer}`;
}
