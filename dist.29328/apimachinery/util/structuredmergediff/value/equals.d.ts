/** Whether two JSON values are equal; `1` equals `1.0`. Mirrors Go's `value.Equals`. */
export declare function equals(a: unknown, b: unknown): boolean;
