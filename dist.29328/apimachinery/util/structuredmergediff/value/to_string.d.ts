/**
 * A value as shown in paths: `"text"`, `80`, `true`, `null`, `[1,2]`. Mirrors Go's `value.ToString`.
 * @param floats whether Go holds whole numbers as float64 here, which it prints as 1e+06 from a million on
 */
export declare function toString(value: unknown, floats?: boolean): string;
