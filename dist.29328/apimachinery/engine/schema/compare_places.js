import { compareUTF8 } from '../text/utf8.js';
/** The order of places where keys are sorted, as Go sorts them. */
export function comparePlaces(a, b) {
    for (let depth = 1; depth <= Math.min(a.length, b.length); depth++) {
        const x = a[a.length - depth];
        const y = b[b.length - depth];
        const order = typeof x === 'string' && typeof y === 'string' ? compareUTF8(x, y) : Number(x) - Number(y);
        if (order !== 0)
            return order;
    }
    return a.length - b.length;
}
