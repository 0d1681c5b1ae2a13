/** How a requirement compares the value of a label or field. Mirrors Go's `selection.Operator`. */
export type Operator = '!' | '=' | '==' | 'in' | '!=' | 'notin' | 'exists' | 'gt' | 'lt';
/** The key must be absent: `!key`. */
export declare const DoesNotExist = "!";
/** The value must be equal: `key=value`. */
export declare const Equals = "=";
/** The same as {@link Equals}, spelled `key==value`. */
export declare const DoubleEquals = "==";
/** The value must be one of a set: `key in (a,b)`. */
export declare const In = "in";
/** The key must be absent or its value different: `key!=value`. */
export declare const NotEquals = "!=";
/** The key must be absent or its value not in a set: `key notin (a,b)`. */
export declare const NotIn = "notin";
/** The key must be present, with any value: `key`. */
export declare const Exists = "exists";
/** The value must be an integer above the one given: `key>1`. */
export declare const GreaterThan = "gt";
/** The value must be an integer below the one given: `key<1`. */
export declare const LessThan = "lt";
