import { formatFloat, formatFloat32 } from '../go/format_float.js';
import { quote } from '../schema/fault.js';
import { resolvePlain, resolveTagged } from './resolve.js';
// Marks an identity that is not simply the key's name; no scalar can hold this character unescaped and unquoted.
const mark = '\0';
/**
 * What Go makes of a scalar as a key: numbers and booleans become text; null and uint64 are refused.
 *
 * Differs from Go: of keys that differ in type only (`1` and `"1"`) the later one wins; Go takes either, by chance.
 */
export function keyName(node, value) {
    if (typeof value === 'string') {
        return { name: value, identity: value.charCodeAt(0) === 0 ? `${mark}s${value}` : value, type: '' };
    }
    if (value === null)
        return { name: 'null', identity: `${mark}n<nil>`, type: '%!s(<nil>)' };
    if (typeof value === 'boolean')
        return { name: String(value), identity: `${mark}b${value}`, type: '' };
    const text = String(value);
    if (typeof value === 'bigint' && value >= 1n << 63n) {
        return { name: text, identity: `${mark}u0x${value.toString(16)}`, type: 'uint64' };
    }
    if (typeof value === 'bigint' || !isFloat(node))
        return { name: text, identity: `${mark}i${text}`, type: '' };
    const short = formatFloat32(value);
    const name = short === 'NaN' ? '.nan' : short === '+Inf' ? '.inf' : short === '-Inf' ? '-.inf' : short;
    return { name, identity: `${mark}f${formatFloat(value)}`, type: '' };
}
/** The text Go's `%#v` gives for the key with this identity. */
export function keyText(identity) {
    if (identity[0] !== mark)
        return quote(identity);
    return identity[1] === 's' ? quote(identity.slice(2)) : identity.slice(2);
}
/** Whether the number a scalar stands for is a float64 to Go. */
function isFloat(node) {
    if (node.tag === '')
        return resolvePlain(node.value).tag === 'float';
    const resolved = resolveTagged(node.tag, node.value);
    return 'tag' in resolved ? resolved.tag === 'float' : true;
}
