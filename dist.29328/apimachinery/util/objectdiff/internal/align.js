/** Lists are compared pairwise up to this product of lengths. */
const MAX_TABLE = 250_000;
/**
 * Aligns the elements of two lists, preserving both orders: equal elements first, then those in between by position.
 * Takes time linear in the lengths of the lists, not in their product.
 * @param same whether two elements are equal
 * @param idOf an identity that is equal for equal elements; not called for the common prefix and suffix
 */
export function align(before, after, same, idOf) {
    const shorter = Math.min(before.length, after.length);
    let start = 0;
    while (start < shorter && same(before[start], after[start]))
        start++;
    let end = 0;
    while (end < shorter - start && same(before[before.length - 1 - end], after[after.length - 1 - end]))
        end++;
    const numbers = new Map();
    const numbered = (item) => {
        const id = idOf(item);
        let number = numbers.get(id);
        if (number === undefined)
            numbers.set(id, (number = numbers.size));
        return number;
    };
    const middle = [before, after].map((list) => list.length === start + end ? [] : list.slice(start, list.length - end).map(numbered));
    const aligned = [];
    for (let index = 0; index < start; index++)
        aligned.push([index, index]);
    for (const [a, b] of fill(matches(...middle), middle[0].length, middle[1].length))
        aligned.push([a === undefined ? a : a + start, b === undefined ? b : b + start]);
    for (let left = end; left > 0; left--)
        aligned.push([before.length - left, after.length - left]);
    return aligned;
}
/** Equal elements, in the order of both lists. */
function matches(before, after) {
    const found = [];
    let [a, b] = [0, 0];
    for (const [i, j] of [...anchors(before, after), [before.length, after.length]]) {
        for (const [x, y] of longestCommon(before.slice(a, i), after.slice(b, j)))
            found.push([a + x, b + y]);
        if (i < before.length)
            found.push([i, j]);
        [a, b] = [i + 1, j + 1];
    }
    return found;
}
/** The longest run of elements that are unique in both lists and in the same order. */
function anchors(before, after) {
    const placesBefore = uniquePlaces(before);
    const placesAfter = uniquePlaces(after);
    const common = [];
    for (const [number, i] of placesBefore) {
        const j = placesAfter.get(number);
        if (i !== undefined && j !== undefined)
            common.push([i, j]);
    }
    return longestIncreasing(common);
}
function uniquePlaces(list) {
    const places = new Map();
    for (const [index, number] of list.entries())
        places.set(number, places.has(number) ? undefined : index);
    return places;
}
/** The longest subsequence of matches, sorted by first index, whose second indexes increase. */
function longestIncreasing(all) {
    /** For each length, the match with the smallest second index that ends a run of that length. */
    const ends = [];
    const previous = [];
    for (const [index, [, j]] of all.entries()) {
        let low = 0;
        for (let high = ends.length; low < high;) {
            const half = (low + high) >> 1;
            if (all[ends[half]][1] < j)
                low = half + 1;
            else
                high = half;
        }
        previous.push(low === 0 ? undefined : ends[low - 1]);
        ends[low] = index;
    }
    const run = [];
    for (let index = ends.at(-1); index !== undefined; index = previous[index])
        run.push(all[index]);
    return run.reverse();
}
/** The longest common subsequence; empty for lists that are too long. */
function longestCommon(before, after) {
    const width = after.length + 1;
    if (before.length === 0 || after.length === 0 || before.length * after.length > MAX_TABLE)
        return [];
    const lengths = new Uint32Array((before.length + 1) * width);
    for (let i = before.length - 1; i >= 0; i--) {
        for (let j = after.length - 1; j >= 0; j--) {
            const at = i * width + j;
            lengths[at] =
                before[i] === after[j] ? lengths[at + width + 1] + 1 : Math.max(lengths[at + width], lengths[at + 1]);
        }
    }
    const found = [];
    for (let i = 0, j = 0; i < before.length && j < after.length;) {
        const at = i * width + j;
        if (before[i] === after[j])
            found.push([i++, j++]);
        else if (lengths[at + width] >= lengths[at + 1])
            i++;
        else
            j++;
    }
    return found;
}
/** Pairs up the elements between matches. */
function* fill(found, lengthBefore, lengthAfter) {
    let [a, b] = [0, 0];
    for (const [i, j] of [...found, [lengthBefore, lengthAfter]]) {
        while (a < i && b < j)
            yield [a++, b++];
        while (a < i)
            yield [a++, undefined];
        while (b < j)
            yield [undefined, b++];
        if (i < lengthBefore)
            yield [a++, b++];
    }
}
