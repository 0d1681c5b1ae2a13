import { toUTF8 } from '#engine/text/utf8';
/**
 * The hash used for sharding: 64-bit FNV-1a of the UTF-8 string, as 16 lower-case hexadecimal digits. Mirrors Go's
 * `sharding.HashField`.
 */
export function hashField(value) {
    // The hash in four 16-bit parts, lowest first: their products are safe integers.
    let [a, b, c, d] = [0x2325, 0x8422, 0x9ce4, 0xcbf2];
    for (const byte of toUTF8(value)) {
        // The prime is 2^40 + 0x1b3, so multiplication is a shift and a small factor.
        const low = (a ^ byte) & 0xffff;
        const p = low * 0x1b3;
        const q = b * 0x1b3 + (p >>> 16);
        const r = c * 0x1b3 + ((low << 8) & 0xffff) + (q >>> 16);
        const s = d * 0x1b3 + (((b << 8) | (low >>> 8)) & 0xffff) + (r >>> 16);
        [a, b, c, d] = [p & 0xffff, q & 0xffff, r & 0xffff, s & 0xffff];
    }
    return [d, c, b, a].map((part) => part.toString(16).padStart(4, '0')).join('');
}
