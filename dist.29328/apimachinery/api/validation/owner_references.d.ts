import type { OwnerReference } from '../../apis/meta/v1/zz_generated.types.ts';
import { type GroupVersionKindLike } from '../../runtime/schema/group_version.ts';
import type { ErrorList } from '../../util/validation/field/error_list.ts';
import { type Path } from '../../util/validation/field/path.ts';
/** Kinds that cannot be owners. Mirrors Go's `validation.BannedOwners`. */
export declare const BannedOwners: readonly GroupVersionKindLike[];
/**
 * Validates an object's owner references: each needs a version, kind, name and uid and may not be an Event; only one
 * may be the controller. Mirrors Go's `validation.ValidateOwnerReferences`.
 */
export declare function validateOwnerReferences(ownerReferences: readonly OwnerReference[] | null | undefined, fldPath?: Path): ErrorList;
