import type { ManagedFieldsEntry } from '../../apis/meta/v1/zz_generated.types.ts';
import type { RuntimeObject } from '../../runtime/runtime_object.ts';
import type { ParseableType } from '../structuredmergediff/typed/index.ts';
import type { ApplyConfiguration } from './apply_configuration.ts';
import { type Described } from './kind_schema.ts';
/** What the functions here need of an object: an instance of a Kind class or a plain object. */
export interface ObjectLike extends RuntimeObject {
    readonly metadata?: {
        readonly name?: string;
        readonly namespace?: string;
        readonly uid?: string;
        readonly annotations?: {
            readonly [key: string]: string;
        };
        readonly managedFields?: readonly ManagedFieldsEntry[];
    } | undefined;
}
/**
 * The part of an object that a manager applied, to be changed and applied again; always with `apiVersion`, `kind`, name
 * and namespace. Mirrors the functions of client-go such as `ExtractPod` and `ExtractPodFrom`, one for each kind.
 * @param kind the Kind class, or the type of a custom resource
 * @param object of the main resource, as returned by a server
 * @param subresource that it was applied through: `status`
 * @throws {FieldManagerError} when the object isn't of the type, or its managedFields can't be read
 */
export declare function extract<T extends ObjectLike>(kind: Described | ParseableType, object: T, fieldManager: string, subresource?: string): ApplyConfiguration<T>;
/**
 * The part of an object that a manager applied, and nothing else; `undefined` when it applied nothing. Mirrors Go's
 * `managedfields.ExtractInto`.
 * @throws {FieldManagerError} when the object isn't of the type, or its managedFields can't be read
 */
export declare function extractManaged(type: ParseableType, object: ObjectLike, fieldManager: string, subresource?: string): object | undefined;
