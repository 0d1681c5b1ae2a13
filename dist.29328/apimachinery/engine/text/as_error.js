/** What was thrown, as an Error: JavaScript throws any value. */
export function asError(thrown) {
    return thrown instanceof Error ? thrown : new Error(String(thrown));
}
