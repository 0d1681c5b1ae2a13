import { append } from '#engine/go/append';
import { canonicalJSON } from '#engine/json/canonical';
import { OwnerReference } from '../../apis/meta/v1/zz_generated.types.ts';
import { fromAPIVersionAndKind, type GroupVersionKindLike } from '../../runtime/schema/group_version.ts';
import { invalid } from '../../util/validation/field/constructors.ts';
import type { ErrorList } from '../../util/validation/field/error_list.ts';
import { ofNamedType } from '../../util/validation/field/named_type.ts';
import { newPath, type Path } from '../../util/validation/field/path.ts';

/** Kinds that cannot be owners. Mirrors Go's `validation.BannedOwners`. */
export const BannedOwners: readonly GroupVersionKindLike[] = [{ group: '', version: 'v1', kind: 'Event' }];

/**
 * Validates an object's owner references: each needs a version, kind, name and uid and may not be an Event; only one
 * may be the controller. Mirrors Go's `validation.ValidateOwnerReferences`.
 */
export function validateOwnerReferences(
  ownerReferences: readonly OwnerReference[] | null | undefined,
  fldPath: Path = newPath(),
): ErrorList {
  const errors: ErrorList = [];
  let first = '';
  let badValueText: string | undefined;
  for (const reference of ownerReferences ?? []) {
    append(errors, validateOwnerReference(reference, fldPath));
    if (reference.controller !== true) continue;
    const current = `${reference.kind ?? ''}/${reference.name ?? ''}`;
    if (first === '') {
      first = current;
      continue;
    }
    const detail = `Only one reference can have Controller set to true. Found "true" in references for ${first} and ${current}`;
    badValueText ??= `[${ownerReferences!.map(goJSON).join(',')}]`;
    errors.push(invalid(fldPath, ownerReferences, detail).with({ badValueText }));
  }
  return errors;
}

function validateOwnerReference(reference: OwnerReference, fldPath: Path = newPath()): ErrorList {
  const errors: ErrorList = [];
  const apiVersion = reference.apiVersion ?? '';
  const gvk = fromAPIVersionAndKind(apiVersion, reference.kind ?? '');
  if (gvk.version === '') errors.push(invalid(fldPath.child('apiVersion'), apiVersion, 'version must not be empty'));
  if (gvk.kind === '') errors.push(invalid(fldPath.child('kind'), '', 'must not be empty'));
  if (!reference.name) errors.push(invalid(fldPath.child('name'), '', 'must not be empty'));
  if (!reference.uid) errors.push(ofNamedType(invalid(fldPath.child('uid'), '', 'must not be empty')));
  if (BannedOwners.some((banned) => gvk.equals(banned))) {
    errors.push(
      invalid(fldPath, reference, `${gvk} is disallowed from being an owner`).with({ badValueText: goJSON(reference) }),
    );
  }
  return errors;
}

function goJSON(reference: OwnerReference): string {
  return canonicalJSON(OwnerReference, reference);
}
