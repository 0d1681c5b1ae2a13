/**
 * Go's two sorts of the standard library, swap for swap. Where elements compare as equal, or an order contradicts
 * itself, the result depends on the algorithm; Go's comparisons here say "less" of equal elements.
 */
/** Go's `sort.Sort`: a pattern-defeating quicksort. `before` may be true of equal elements. */
export function goSort(list, before) {
    new QuickSort(list, before).sort(0, list.length, 32 - Math.clz32(list.length));
}
/** Go's `sort.SliceStable`: insertion sort of blocks, which are then merged in place. */
export function goStableSort(list, before) {
    new StableSort(list, before).sort(list.length);
}
/** What both sorts are made of. */
class Sorter {
    #list;
    #before;
    constructor(list, before) {
        this.#list = list;
        this.#before = before;
    }
    /** Whether the element at one index must come before that at another. */
    less(i, j) {
        return this.#before(this.#list[i], this.#list[j]);
    }
    swap(i, j) {
        const kept = this.#list[i];
        this.#list[i] = this.#list[j];
        this.#list[j] = kept;
    }
    insertionSort(from, to) {
        for (let next = from + 1; next < to; next++) {
            for (let at = next; at > from && this.less(at, at - 1); at--)
                this.swap(at, at - 1);
        }
    }
}
/** Of fewer elements than these, inserting is fastest. */
const SHORT = 12;
/** Of at least these, the pivot is the median of three medians. */
const NINTHER = 50;
/** At most so many moves finish a partition that is nearly sorted, if it is at least as long as this. */
const MOVES = 5;
const SHORTEST_SHIFTING = 50;
class QuickSort extends Sorter {
    /** Sorts from `a` up to `b`; after `badLeft` unbalanced partitions by a heap. */
    sort(a, b, badLeft) {
        let wasBalanced = true;
        let wasPartitioned = true;
        while (b - a > SHORT) {
            if (badLeft === 0)
                return this.#heapSort(a, b);
            if (!wasBalanced) {
                this.#breakPatterns(a, b);
                badLeft--;
            }
            let [pivot, hint] = this.#choosePivot(a, b);
            if (hint === 'decreasing') {
                this.#reverse(a, b);
                pivot = b - 1 - (pivot - a);
                hint = 'increasing';
            }
            if (wasBalanced && wasPartitioned && hint === 'increasing' && this.#finishNearlySorted(a, b))
                return;
            // All before `a` are no greater than what follows: a pivot equal to them parts equal elements from greater ones.
            if (a > 0 && !this.less(a - 1, pivot)) {
                a = this.#partitionEqual(a, b, pivot);
                continue;
            }
            const [middle, already] = this.#partition(a, b, pivot);
            wasPartitioned = already;
            const left = middle - a;
            const right = b - middle;
            const enough = (b - a) >> 3;
            if (left < right) {
                wasBalanced = left >= enough;
                this.sort(a, middle, badLeft);
                a = middle + 1;
            }
            else {
                wasBalanced = right >= enough;
                this.sort(middle + 1, b, badLeft);
                b = middle;
            }
        }
        this.insertionSort(a, b);
    }
    /** Elements before the pivot to its left, all others to its right. */
    #partition(a, b, pivot) {
        this.swap(a, pivot);
        let i = a + 1;
        let j = b - 1;
        while (i <= j && this.less(i, a))
            i++;
        while (i <= j && !this.less(j, a))
            j--;
        if (i > j) {
            this.swap(j, a);
            return [j, true];
        }
        this.swap(i++, j--);
        for (;;) {
            while (i <= j && this.less(i, a))
                i++;
            while (i <= j && !this.less(j, a))
                j--;
            if (i > j)
                break;
            this.swap(i++, j--);
        }
        this.swap(j, a);
        return [j, false];
    }
    #partitionEqual(a, b, pivot) {
        this.swap(a, pivot);
        let i = a + 1;
        let j = b - 1;
        for (;;) {
            while (i <= j && !this.less(a, i))
                i++;
            while (i <= j && this.less(a, j))
                j--;
            if (i > j)
                return i;
            this.swap(i++, j--);
        }
    }
    /** Whether a few moves were enough. */
    #finishNearlySorted(a, b) {
        let i = a + 1;
        for (let move = 0; move < MOVES; move++) {
            while (i < b && !this.less(i, i - 1))
                i++;
            if (i === b)
                return true;
            if (b - a < SHORTEST_SHIFTING)
                return false;
            this.swap(i, i - 1);
            if (i - a >= 2) {
                for (let j = i - 1; j >= 1 && this.less(j, j - 1); j--)
                    this.swap(j, j - 1);
            }
            if (b - i >= 2) {
                for (let j = i + 1; j < b && this.less(j, j - 1); j++)
                    this.swap(j, j - 1);
            }
        }
        return false;
    }
    #breakPatterns(a, b) {
        const length = b - a;
        let random = BigInt(length);
        const modulus = 1 << (32 - Math.clz32(length));
        const start = a + (length >> 2) * 2 - 1;
        for (let i = 0; i < 3; i++) {
            random ^= random << 13n;
            random = BigInt.asUintN(64, random);
            random ^= random >> 7n;
            random = BigInt.asUintN(64, random ^ (random << 17n));
            let other = Number(random & BigInt(modulus - 1));
            if (other >= length)
                other -= length;
            this.swap(start + i, a + other);
        }
    }
    #choosePivot(a, b) {
        const length = b - a;
        let swaps = 0;
        const median = (x, y, z) => {
            const order = (first, second) => {
                if (!this.less(second, first))
                    return [first, second];
                swaps++;
                return [second, first];
            };
            [x, y] = order(x, y);
            [y, z] = order(y, z);
            [x, y] = order(x, y);
            return y;
        };
        const step = length >> 2;
        let i = a + step;
        let j = a + step * 2;
        let k = a + step * 3;
        if (length >= NINTHER) {
            i = median(i - 1, i, i + 1);
            j = median(j - 1, j, j + 1);
            k = median(k - 1, k, k + 1);
        }
        j = median(i, j, k);
        if (swaps === 0)
            return [j, 'increasing'];
        return [j, swaps === 12 ? 'decreasing' : 'unknown'];
    }
    #reverse(a, b) {
        for (let i = a, j = b - 1; i < j; i++, j--)
            this.swap(i, j);
    }
    #heapSort(a, b) {
        const length = b - a;
        for (let i = (length - 1) >> 1; i >= 0; i--)
            this.#siftDown(i, length, a);
        for (let i = length - 1; i >= 0; i--) {
            this.swap(a, a + i);
            this.#siftDown(0, i, a);
        }
    }
    #siftDown(low, high, first) {
        let root = low;
        for (;;) {
            let child = 2 * root + 1;
            if (child >= high)
                return;
            if (child + 1 < high && this.less(first + child, first + child + 1))
                child++;
            if (!this.less(first + root, first + child))
                return;
            this.swap(first + root, first + child);
            root = child;
        }
    }
}
const BLOCK = 20;
class StableSort extends Sorter {
    sort(length) {
        for (let a = 0; a < length; a += BLOCK)
            this.insertionSort(a, Math.min(a + BLOCK, length));
        for (let size = BLOCK; size < length; size *= 2) {
            let a = 0;
            for (; a + 2 * size <= length; a += 2 * size)
                this.#merge(a, a + size, a + 2 * size);
            if (a + size < length)
                this.#merge(a, a + size, length);
        }
    }
    /** Merges two sorted runs that stand side by side, by rotations. */
    #merge(a, middle, b) {
        if (middle - a === 1) {
            let i = middle;
            for (let j = b; i < j;) {
                const half = (i + j) >> 1;
                if (this.less(half, a))
                    i = half + 1;
                else
                    j = half;
            }
            for (let k = a; k < i - 1; k++)
                this.swap(k, k + 1);
            return;
        }
        if (b - middle === 1) {
            let i = a;
            for (let j = middle; i < j;) {
                const half = (i + j) >> 1;
                if (!this.less(middle, half))
                    i = half + 1;
                else
                    j = half;
            }
            for (let k = middle; k > i; k--)
                this.swap(k, k - 1);
            return;
        }
        const centre = (a + b) >> 1;
        const sum = centre + middle;
        let start = middle > centre ? sum - b : a;
        let right = middle > centre ? centre : middle;
        while (start < right) {
            const half = (start + right) >> 1;
            if (!this.less(sum - 1 - half, half))
                start = half + 1;
            else
                right = half;
        }
        const end = sum - start;
        if (start < middle && middle < end)
            this.#rotate(start, middle, end);
        if (a < start && start < centre)
            this.#merge(a, start, centre);
        if (centre < end && end < b)
            this.#merge(centre, end, b);
    }
    /** Exchanges two runs that stand side by side. */
    #rotate(a, middle, b) {
        let i = middle - a;
        let j = b - middle;
        while (i !== j) {
            if (i > j) {
                this.#swapRange(middle - i, middle, j);
                i -= j;
            }
            else {
                this.#swapRange(middle - i, middle + j - i, i);
                j -= i;
            }
        }
        this.#swapRange(middle - i, middle, i);
    }
    #swapRange(a, b, length) {
        for (let i = 0; i < length; i++)
            this.swap(a + i, b + i);
    }
}
