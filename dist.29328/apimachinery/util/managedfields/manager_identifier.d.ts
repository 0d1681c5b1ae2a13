import type { ManagedFieldsEntry } from '../../apis/meta/v1/zz_generated.types.ts';
/** What identifies a manager. */
export type Manager = Pick<ManagedFieldsEntry, 'manager' | 'operation' | 'apiVersion' | 'subresource'>;
/**
 * The internal identifier of a manager, also its sort key: JSON of its name, operation, version and subresource. For
 * apply it is the same in all versions. Mirrors Go's `BuildManagerIdentifier`.
 */
export declare function buildManagerIdentifier({ manager, operation, apiVersion, subresource }: Manager): string;
/** The manager of an identifier; `undefined` when invalid. */
export declare function parseManagerIdentifier(identifier: string): Manager | undefined;
