/** Words of the language: a field of such a name is written `__namespace__`. */
const RESERVED = /* @__PURE__ */ new Set([
    'true',
    'false',
    'null',
    'in',
    'as',
    'break',
    'const',
    'continue',
    'else',
    'for',
    'function',
    'if',
    'import',
    'let',
    'loop',
    'package',
    'namespace',
    'return',
    'var',
    'void',
    'while',
]);
const ESCAPES = {
    __: '__underscores__',
    '.': '__dot__',
    '-': '__dash__',
    '/': '__slash__',
};
const PLAIN = { underscores: '__', dot: '.', dash: '-', slash: '/' };
/** True of a word of the language. */
export function isReserved(name) {
    return RESERVED.has(name);
}
/**
 * The name of a property as an expression writes it; `undefined` for one that no expression can name.
 * Mirrors `cel.Escape` of k8s.io/apiserver.
 */
export function escapeName(name) {
    if (RESERVED.has(name))
        return `__${name}__`;
    if (!/^[a-zA-Z_./-][a-zA-Z0-9_./-]*$/.test(name))
        return undefined;
    return name.replace(/__|[-./]/g, (part) => ESCAPES[part]);
}
/** The property that an expression names; `undefined` for a name that stands for none. */
export function unescapeName(escaped) {
    let good = true;
    const name = escaped.replace(/__([^_]+)__/g, (part, inside) => {
        if (Object.hasOwn(PLAIN, inside))
            return PLAIN[inside];
        // A reserved word is escaped as a whole only.
        if (!RESERVED.has(inside) || part.length !== escaped.length)
            good = false;
        return inside;
    });
    return good ? name : undefined;
}
