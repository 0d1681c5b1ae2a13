import type { APIObject } from './api_object.ts';
/** Makes of objects as they are stored, which may be of several versions, those that are worked with, and back. */
export interface ObjectConversion<T extends APIObject> {
    /** @param objects frozen @returns as many, in the same order; what needs no conversion is as it was */
    fromStored(objects: readonly T[]): Promise<readonly T[]>;
    /** What the codec encodes. */
    toStored(object: T): Promise<T>;
}
