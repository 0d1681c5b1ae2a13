import { MAX_NESTING } from '../schema/nesting.js';
import { MAX_DEPTH } from './tokenizer.js';
/** Whether a text has the brackets for more levels than Go allows. */
export function mayBeDeep(text) {
    return text.length >= 2 * (MAX_DEPTH + 1);
}
/** Whether objects and lists are nested in more levels than are walked recursively: the exact parser counts them then. */
export function hasMoreLevels(value, levels = MAX_NESTING) {
    if (levels === 0)
        return true;
    for (const key in value) {
        const child = value[key];
        if (typeof child === 'object' && child !== null && hasMoreLevels(child, levels - 1))
            return true;
    }
    return false;
}
/** Whether a value has more than so many levels of objects and lists, however many they are: uses no stack. Or is cyclic. */
export function isDeeperThan(value, levels) {
    if (typeof value !== 'object' || value === null || !hasMoreLevels(value, Math.min(levels, MAX_NESTING)))
        return false;
    let level = [value];
    for (let depth = 1; level.length > 0; depth++) {
        if (depth > levels)
            return true;
        const below = [];
        for (const each of level)
            for (const child of Object.values(each))
                if (typeof child === 'object' && child !== null)
                    below.push(child);
        level = below;
    }
    return false;
}
