/**
 * Reads a file of tokens as kube-apiserver's `--token-auth-file` takes it, CSV (RFC 4180): token, user, uid, and groups with
 * commas between them, in quotes if there are several. Of two lines with one token the last counts. Mirrors Go's
 * `tokenfile.NewCSV`.
 * @throws {TypeError} what is wrong with which line; no token is in the text
 */
export function readTokenFile(text) {
    const tokens = new Map();
    const warnings = [];
    for (const { line, columns } of rowsOf(text)) {
        const [token, name, uid, groups] = columns;
        if (token === undefined || name === undefined || uid === undefined)
            throw fault(line, `needs at least 3 columns (token, user, uid), and has ${columns.length}`);
        if (token === '') {
            warnings.push(`line ${line}: there is no token`);
            continue;
        }
        if (tokens.has(token))
            warnings.push(`line ${line}: an earlier line has the same token`);
        tokens.set(token, { name, groups: groups?.split(',') ?? [], ...(uid !== '' && { uid }) });
    }
    return { tokens: Object.fromEntries(tokens), warnings };
}
/** The rows of CSV. Mirrors Go's `csv.Reader`. */
function* rowsOf(text) {
    const lines = text.split('\n').map((line) => line.replace(/\r$/, ''));
    for (let at = 0; at < lines.length; at++) {
        const first = at;
        const columns = [];
        let rest = lines[at];
        if (rest === '')
            continue;
        while (rest !== undefined) {
            if (!rest.startsWith('"')) {
                const [column = '', ...others] = rest.split(',');
                if (column.includes('"'))
                    throw fault(at + 1, 'has a quote in a column that does not begin with one');
                columns.push(column);
                rest = others.length === 0 ? undefined : others.join(',');
                continue;
            }
            let column = '';
            rest = rest.slice(1);
            for (;;) {
                const [part, after] = untilQuote(rest);
                column += part;
                if (after === undefined) {
                    const next = lines[++at];
                    // After the last end of a line there is no line.
                    if (next === undefined || (next === '' && at === lines.length - 1))
                        throw fault(first + 1, 'has a column whose quote does not end');
                    column += '\n';
                    rest = next;
                }
                else if (after.startsWith('"')) {
                    column += '"';
                    rest = after.slice(1);
                }
                else if (after === '' || after.startsWith(',')) {
                    columns.push(column);
                    rest = after === '' ? undefined : after.slice(1);
                    break;
                }
                else
                    throw fault(at + 1, 'has text behind the quote that ends a column');
            }
        }
        yield { line: first + 1, columns };
    }
}
function untilQuote(text) {
    const quote = text.indexOf('"');
    return quote < 0 ? [text, undefined] : [text.slice(0, quote), text.slice(quote + 1)];
}
function fault(line, text) {
    return new TypeError(`line ${line}: ${text}`);
}
