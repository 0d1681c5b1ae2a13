import { type CelError, type Equal, isError, ListValue, type Value } from './value.ts';

/** A list that is joined with another one without copying either. */
export abstract class JoinedList extends ListValue {
  concat(other: ListValue): Value {
    if (this.length === 0) return other;
    return other.length === 0 ? this : new ConcatList(this, other);
  }
}

/** A list of values. */
export class NativeList extends JoinedList {
  readonly values: readonly Value[];

  constructor(values: readonly Value[]) {
    super();
    this.values = values;
  }

  get length(): number {
    return this.values.length;
  }

  at(index: number): Value {
    return this.values[index]!;
  }

  contains(value: Value, equal: Equal): Value {
    for (const each of this.values) if (equal(value, each) === true) return true;
    return false;
  }
}

/** The list that a loop appends to: nothing else can see it before the loop ends. */
export class GrowingList extends ListValue {
  private readonly values: Value[] = [];

  get length(): number {
    return this.values.length;
  }

  at(index: number): Value {
    return this.values[index]!;
  }

  concat(other: ListValue): Value {
    // The list may be added to itself.
    const { length } = other;
    for (let index = 0; index < length; index++) this.values.push(other.at(index));
    return this;
  }

  contains(value: Value, equal: Equal): Value {
    return this.finished().contains(value, equal);
  }

  /** The list when the loop is over. */
  finished(): NativeList {
    return new NativeList(this.values);
  }
}

/** Two lists, one behind the other. */
export class ConcatList extends JoinedList {
  private readonly first: ListValue;
  private readonly second: ListValue;
  readonly length: number;

  constructor(first: ListValue, second: ListValue) {
    super();
    this.first = first;
    this.second = second;
    this.length = first.length + second.length;
  }

  at(index: number): Value {
    let list: ListValue = this;
    let rest = index;
    // Long chains grow to the left: no recursion there.
    while (list instanceof ConcatList) {
      if (rest < list.first.length) {
        list = list.first;
      } else {
        rest -= list.first.length;
        list = list.second;
      }
    }
    return list.at(rest);
  }

  contains(value: Value, equal: Equal): Value {
    const first = this.first.contains(value, equal);
    if (first === true) return true;
    const second = this.second.contains(value, equal);
    if (second === true) return true;
    return isError(first) ? first : second;
  }

  override equals(other: ListValue, equal: Equal): Value {
    if (this.length !== other.length) return false;
    let fault: CelError | undefined;
    for (let index = 0; index < this.length; index++) {
      const same = equal(this.at(index), other.at(index));
      if (same === false) return false;
      if (isError(same)) fault ??= same;
    }
    return fault ?? true;
  }
}
