import type { Scalar } from '../schema/descriptor.ts';
import type { Node, Shape } from '../schema/node.ts';
/** Whether two values with a syntax of their own mean the same; those that break it are compared as JSON. */
export declare function equalScalar(a: {}, b: {}, scalar: Scalar): boolean;
/** The bytes of base64 text, or of a list of numbers as Go takes it; undefined for anything else. */
export declare function bytesOf(value: unknown): ArrayLike<unknown> | undefined;
export declare function equalBytes(a: unknown, b: unknown): boolean;
/** Whether a value is what Go has when there's none. */
export declare function isZero(value: {}, node: Node): boolean;
export declare function isZeroField(value: unknown, key: string, shape: Shape): boolean;
