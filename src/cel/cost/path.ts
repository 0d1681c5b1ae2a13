/**
 * The path of a value, as the slice that it is in cel-go. What is appended to a slice with room to spare is written into the
 * array that it shares with others: the key and the value of a loop over `self.a.b` both come from `@values` then. The
 * estimates depend on that, and on them whether an API server takes a rule.
 */
export class Path {
  private readonly names: string[];
  readonly length: number;

  private constructor(names: string[], length: number) {
    this.names = names;
    this.length = length;
  }

  static readonly EMPTY: Path = /* @__PURE__ */ new Path([], 0);

  static of(name: string): Path {
    return new Path([name], 1);
  }

  append(name: string): Path {
    // Go doubles the room when there is none left.
    const capacity = this.length === 0 ? 0 : 2 ** Math.ceil(Math.log2(this.length));
    if (this.length === capacity) return new Path([...this.toArray(), name], this.length + 1);
    this.names[this.length] = name;
    return new Path(this.names, this.length + 1);
  }

  toArray(): string[] {
    return this.names.slice(0, this.length);
  }
}
