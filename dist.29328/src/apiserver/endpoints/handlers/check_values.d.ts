import type { ResourceScope } from '../served_resource.ts';
/**
 * Looks at the bytes of a body alone, before any work is done for it. Only JSON shows how many values it has.
 * @throws {StatusError} 422 when it has too many
 */
export declare function checkValuesOfBody(resource: ResourceScope, body: Uint8Array): void;
/** The same of an object that was read from another format. @throws {StatusError} 422 when it has too many */
export declare function checkValues(resource: ResourceScope, object: object): void;
