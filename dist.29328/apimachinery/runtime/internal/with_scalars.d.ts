import type { Scalars } from '#engine/schema/descriptor';
/** Both together. What is known already stays the same map: types are compiled once for each. */
export declare function withScalars(known: Scalars, added: Scalars): Scalars;
