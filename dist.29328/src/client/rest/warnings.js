import { NetworkValueError } from '#apimachinery/util/net/network_value_error';
import { parseWarningHeader } from '#apimachinery/util/net/warning_header';
/** Writes warnings of servers about what was asked (code 299). Mirrors Go's `rest.NewWarningWriter`. */
export function newWarningWriter(write, { deduplicate = false } = {}) {
    const written = new Set();
    return ({ code, text }) => {
        if (code !== 299 || text === '' || written.has(text))
            return;
        if (deduplicate)
            written.add(text);
        write(`Warning: ${text}`);
    };
}
/** Pays no attention to warnings. Mirrors Go's `rest.NoWarnings`. */
export const noWarnings = () => undefined;
/**
 * Hands on what a header `Warning` holds. What can't be read of it is passed over, up to what may be the next warning:
 * several headers come as one, joined by commas.
 */
export function handleWarnings(header, handler) {
    for (let rest = header ?? ''; rest !== '';) {
        try {
            const { warning, remainder } = parseWarningHeader(rest);
            handler(warning);
            rest = remainder;
        }
        catch (error) {
            if (!(error instanceof NetworkValueError))
                throw error;
            const next = /, *(?=\d{3} )/.exec(rest);
            rest = next === null ? '' : rest.slice(next.index + next[0].length);
        }
    }
}
