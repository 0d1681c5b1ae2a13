import { overload } from '../decls/declarations.js';
import { BoolType, listType, typeParam } from '../types/type.js';
import { equalOf } from '../values/equal.js';
function contains(list, sublist) {
    for (const value of sublist) {
        const found = list.contains(value, equalOf);
        if (found !== true)
            return found;
    }
    return true;
}
function intersects(a, b) {
    for (const value of a)
        if (b.contains(value, equalOf) === true)
            return true;
    return false;
}
/** Lists as sets. Mirrors cel-go's `ext.Sets`. */
export function sets() {
    const list = listType(typeParam('T'));
    const declare = (name, call) => ({
        name: `sets.${name}`,
        overloads: [
            overload(`list_sets_${name}_list`, [list, list], BoolType, (a, b) => call(a, b)),
        ],
    });
    return {
        functions: [
            declare('contains', contains),
            declare('equivalent', (a, b) => {
                const there = contains(a, b);
                return there === true ? contains(b, a) : there;
            }),
            declare('intersects', intersects),
        ],
    };
}
