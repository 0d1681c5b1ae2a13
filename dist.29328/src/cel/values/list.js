import { isError, ListValue } from './value.js';
/** A list that is joined with another one without copying either. */
export class JoinedList extends ListValue {
    concat(other) {
        if (this.length === 0)
            return other;
        return other.length === 0 ? this : new ConcatList(this, other);
    }
}
/** A list of values. */
export class NativeList extends JoinedList {
    values;
    constructor(values) {
        super();
        this.values = values;
    }
    get length() {
        return this.values.length;
    }
    at(index) {
        return this.values[index];
    }
    contains(value, equal) {
        for (const each of this.values)
            if (equal(value, each) === true)
                return true;
        return false;
    }
}
/** The list that a loop appends to: nothing else can see it before the loop ends. */
export class GrowingList extends ListValue {
    values = [];
    get length() {
        return this.values.length;
    }
    at(index) {
        return this.values[index];
    }
    concat(other) {
        // The list may be added to itself.
        const { length } = other;
        for (let index = 0; index < length; index++)
            this.values.push(other.at(index));
        return this;
    }
    contains(value, equal) {
        return this.finished().contains(value, equal);
    }
    /** The list when the loop is over. */
    finished() {
        return new NativeList(this.values);
    }
}
/** Two lists, one behind the other. */
export class ConcatList extends JoinedList {
    first;
    second;
    length;
    constructor(first, second) {
        super();
        this.first = first;
        this.second = second;
        this.length = first.length + second.length;
    }
    at(index) {
        let list = this;
        let rest = index;
        // Long chains grow to the left: no recursion there.
        while (list instanceof ConcatList) {
            if (rest < list.first.length) {
                list = list.first;
            }
            else {
                rest -= list.first.length;
                list = list.second;
            }
        }
        return list.at(rest);
    }
    contains(value, equal) {
        const first = this.first.contains(value, equal);
        if (first === true)
            return true;
        const second = this.second.contains(value, equal);
        if (second === true)
            return true;
        return isError(first) ? first : second;
    }
    equals(other, equal) {
        if (this.length !== other.length)
            return false;
        let fault;
        for (let index = 0; index < this.length; index++) {
            const same = equal(this.at(index), other.at(index));
            if (same === false)
                return false;
            if (isError(same))
                fault ??= same;
        }
        return fault ?? true;
    }
}
