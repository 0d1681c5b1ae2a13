/**
 * The name that the official client's classes have for a JSON name. Its generator puts an underscore before words that
 * some language reserves, takes `$` off, and makes `x_kubernetes_` of `x-kubernetes-`.
 */
export function clientName(name) {
    if (RESERVED.has(name))
        return `_${name}`;
    if (name.startsWith('$'))
        return name.slice(1);
    return name.startsWith('x-kubernetes-') ? name.replaceAll('-', '_') : name;
}
const RESERVED = /* @__PURE__ */ new Set(['continue', 'default', 'enum', 'from', 'int']);
