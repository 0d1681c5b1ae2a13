import { newInvalidObjError } from './storage_error.js';
/** Mirrors `Preconditions.Check` of Go's storage package. @throws {StorageError} when the object isn't what is demanded */
export function checkPreconditions({ uid, resourceVersion }, key, object) {
    const actualUID = object.metadata.uid ?? '';
    if (uid !== undefined && uid !== null && uid !== actualUID)
        throw newInvalidObjError(key, `Precondition failed: UID in precondition: ${uid}, UID in object meta: ${actualUID}`);
    const actualVersion = object.metadata.resourceVersion ?? '';
    if (resourceVersion !== undefined && resourceVersion !== null && resourceVersion !== actualVersion)
        throw newInvalidObjError(key, `Precondition failed: ResourceVersion in precondition: ${resourceVersion}, ResourceVersion in object meta: ${actualVersion}`);
}
