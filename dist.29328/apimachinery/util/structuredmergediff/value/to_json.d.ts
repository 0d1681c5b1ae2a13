/**
 * The JSON text of a value, as in FieldsV1 keys: map keys sorted, `<`, `>` and `&` escaped, exponents of two digits.
 * Mirrors Go's `value.ToJSON`.
 * @param floats whether Go holds all numbers as float64 here, which allows -0
 */
export declare function toJSON(value: unknown, floats?: boolean): string;
/** A JSON string as Go writes it: with numeric escapes for backspace and form feed. */
export declare function jsonText(text: string): string;
