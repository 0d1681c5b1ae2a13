/**
 * Compares mapping keys as go.yaml.in/yaml/v2 orders them: digit runs by their value (a9 before a10), other
 * characters before letters, letters by code point.
 *
 * Differs from Go: this is no total order (`01` < `10` < `1e3` < `01`), and for keys in such a circle Go's result
 * changes from run to run. Here it depends on the order in the object only.
 */
export declare function compareKeys(a: string, b: string): number;
