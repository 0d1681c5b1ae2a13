import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import type { OwnerReference } from '#apimachinery/apis/meta/v1/zz_generated.types';
import type { APIObject } from '../../storage/api_object.ts';

/**
 * Leaves one of several equal owners, and says so. Mirrors `dedupOwnerReferencesAndAddWarning` of Go's handlers.
 * @param afterAdmission whether admission may have added them: so Go says of patches
 */
export function dedupOwnerReferences(
  { metadata }: APIObject,
  warn: (text: string) => void,
  afterAdmission = false,
): void {
  const kept: OwnerReference[] = [];
  const duplicates: string[] = [];
  for (const reference of metadata.ownerReferences ?? []) {
    if (kept.some((other) => deepEqual(other, reference))) duplicates.push(reference.uid);
    else kept.push(reference);
  }
  if (duplicates.length === 0) return;
  metadata.ownerReferences = kept;
  warn(
    `.metadata.ownerReferences contains duplicate entries${afterAdmission ? ' after mutating admission happens' : ''}; API server dedups owner references in 1.20+, and may reject such requests as early as 1.24; please fix your requests; duplicate UID(s) observed: ${duplicates.join(', ')}`,
  );
}
