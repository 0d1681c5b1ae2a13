import { derive, deriveJSON } from '#engine/verbs/derive';
import { scalars } from '../../apis/meta/v1/scalars.js';
import { commonClass, selectorText } from './deep_equal.js';
export function deepDerivative(...args) {
    if (args.length === 3)
        return derive(args[0], args[1], args[2], scalars);
    const [a, b] = args;
    const type = commonClass(a, b);
    if (type === null)
        return false;
    if (type !== undefined)
        return derive(type, a, b, scalars);
    const text = selectorText(a);
    return text === undefined ? deriveJSON(a, b) : text === selectorText(b);
}
