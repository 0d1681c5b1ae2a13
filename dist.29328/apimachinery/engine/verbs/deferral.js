/** A recursive test of pairs of objects that puts off those nested too deeply. */
export class Deferral {
    depth = 0;
    later = [];
    seen = undefined;
    /** Runs what was put off, until a step gives false. */
    rest() {
        for (let step = this.later.pop(); step !== undefined; step = this.later.pop())
            if (!step())
                return false;
        return true;
    }
    /** Cyclic objects come here again and again: a pair that was put off before counts as true. */
    putOff(a, b, step) {
        this.seen ??= new Map();
        const partners = this.seen.get(a) ?? new Set();
        if (!partners.has(b)) {
            this.seen.set(a, partners.add(b));
            this.later.push(step);
        }
        return true;
    }
}
