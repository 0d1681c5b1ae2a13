import type { ScalarSyntaxes, Scalars, Struct } from './descriptor.ts';
import type { Shape } from './node.ts';
/** For descriptors that name none. */
export declare const NO_SCALARS: Scalars;
/** For callers that need the fields, but only the names of scalars. */
export declare const SCALAR_NAMES: ScalarSyntaxes;
/**
 * The walkable form of a struct, the same one each time.
 * @throws TypeError when a field has a scalar that is not among the given ones
 */
export declare function compile(struct: Struct, scalars: ScalarSyntaxes): Shape;
