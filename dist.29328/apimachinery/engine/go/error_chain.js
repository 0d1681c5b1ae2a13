/**
 * A value that was thrown and everything it wraps, each once and the outermost first: its `cause`, and what a native
 * AggregateError (or whatever else has a list of `errors`) holds. The order is that of Go's errors.As. Takes anything,
 * also errors that wrap themselves.
 * @param opens whether to look at the `errors` of a value; left out: always
 */
export function* errorChain(err, opens = () => true) {
    const seen = new Set();
    const waiting = [err];
    while (waiting.length > 0) {
        const at = waiting.pop();
        if (typeof at !== 'object' || at === null || seen.has(at))
            continue;
        seen.add(at);
        yield at;
        const { cause, errors } = at;
        if (Array.isArray(errors) && opens(at))
            for (let index = errors.length - 1; index >= 0; index--)
                waiting.push(errors[index]);
        waiting.push(cause);
    }
}
