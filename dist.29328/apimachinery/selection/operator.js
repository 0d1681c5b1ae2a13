/** The key must be absent: `!key`. */
export const DoesNotExist = '!';
/** The value must be equal: `key=value`. */
export const Equals = '=';
/** The same as {@link Equals}, spelled `key==value`. */
export const DoubleEquals = '==';
/** The value must be one of a set: `key in (a,b)`. */
export const In = 'in';
/** The key must be absent or its value different: `key!=value`. */
export const NotEquals = '!=';
/** The key must be absent or its value not in a set: `key notin (a,b)`. */
export const NotIn = 'notin';
/** The key must be present, with any value: `key`. */
export const Exists = 'exists';
/** The value must be an integer above the one given: `key>1`. */
export const GreaterThan = 'gt';
/** The value must be an integer below the one given: `key<1`. */
export const LessThan = 'lt';
