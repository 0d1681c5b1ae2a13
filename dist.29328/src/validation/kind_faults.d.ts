import type { KindClass } from '#apimachinery/runtime/kind_class';
import { type GroupVersionKind } from '#apimachinery/runtime/schema/group_version';
import type { Scheme } from '#apimachinery/runtime/scheme';
import type { FieldError } from '#apimachinery/util/validation/field/field_error';
/**
 * What is wrong with an `apiVersion` and `kind` that name no type of ours; undefined for a kind that is none of Kubernetes'
 * business: one of a group with a dot that Kubernetes never had. What is gone since a later version than that of `minor` is
 * passed, too: its types are gone as well.
 */
export declare function unknownKindFault(scheme: Scheme, gvk: GroupVersionKind, minor: number): FieldError | undefined;
/** What is wrong with a kind of ours in a version of Kubernetes: gone, or not an object that can be created. */
export declare function servedFault(type: KindClass, minor: number): FieldError | undefined;
/** The minor version of `1.36`. */
export declare function minorOf(version: string): number;
