/** Line separators, and what turns the direction of text or can't be seen. */
const UNSEEN = /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;
/** A string in single quotes. */
export function quoted(text) {
    const escaped = JSON.stringify(text)
        .slice(1, -1)
        .replace(/\\(.)|'/g, (found, char) => (found === "'" ? "\\'" : char === '"' ? '"' : found))
        .replace(UNSEEN, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
    return `'${escaped}'`;
}
/** The name of a property as TypeScript writes it. */
export function propertyName(name) {
    return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name);
}
/** The type of exactly one JSON value; undefined for objects and lists. */
export function literalType(value) {
    if (typeof value === 'string')
        return quoted(value);
    if (typeof value === 'number' || typeof value === 'boolean' || value === null)
        return String(value);
    return undefined;
}
