import type { APIObject } from './api_object.ts';
/** What must be true of an object before it is changed or deleted. Mirrors Go's `storage.Preconditions`. */
export interface Preconditions {
    readonly uid?: string | null | undefined;
    readonly resourceVersion?: string | null | undefined;
}
/** Mirrors `Preconditions.Check` of Go's storage package. @throws {StorageError} when the object isn't what is demanded */
export declare function checkPreconditions({ uid, resourceVersion }: Preconditions, key: string, object: APIObject): void;
