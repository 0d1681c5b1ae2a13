import type { Scalar } from '../schema/index.ts';
/** Go's message for a value that is not such a scalar; `undefined` when it is one, null or absent. */
export declare function checkScalar(scalar: Scalar, value: unknown): string | undefined;
