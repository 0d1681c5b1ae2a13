import type { APIObject } from './api_object.ts';
type MetadataField = keyof APIObject['metadata'];
/** Gives an object the fields of another one, in place, but for its metadata and those that are named. */
export declare function keepAllBut(object: APIObject, old: APIObject, ...names: readonly string[]): void;
/** Gives an object metadata of another one, in place: what most subresources keep, unless some are named. */
export declare function keepMetadata(object: APIObject, old: APIObject, names?: readonly MetadataField[]): void;
export {};
