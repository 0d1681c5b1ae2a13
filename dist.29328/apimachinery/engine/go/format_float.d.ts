/** A float64 as Go's strconv writes it with 'g' and as few digits as identify it, and fmt with %v: 1e+06, 0.0001, +Inf. */
export declare function formatFloat(value: number): string;
/** The same for the value cut to a float32. */
export declare function formatFloat32(value: number): string;
