import type { Scalars, Struct } from '../schema/descriptor.ts';
import type { Node, Shape } from '../schema/node.ts';
import type { Data } from './equal_json.ts';
import { JSONComparison } from './equal_json.ts';
/**
 * Whether two wire values of a type mean the same to Go: an absent field is its zero value unless it is a pointer, an
 * empty list or map is none, and values with a syntax of their own are compared by meaning. Fields that the type does
 * not know are compared as JSON.
 */
export declare function equal(struct: Struct, a: unknown, b: unknown, scalars?: Scalars): boolean;
/** The comparison of two values of a type. */
export declare class Comparison extends JSONComparison {
    struct(a: Data, b: Data, shape: Shape): boolean;
    private fields;
    /** Whether the fields that `b` lacks are zero in `a`. */
    private onlyZero;
    /** Two values of a type, of which any may be absent. */
    field(a: unknown, b: unknown, node: Node, pointer: boolean): boolean;
    private value;
    private list;
    private map;
    private union;
}
