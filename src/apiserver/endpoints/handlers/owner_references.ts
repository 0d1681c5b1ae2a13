import { canonicalJSON } from '#engine/json/canonical';
import { OwnerReference } from '#apimachinery/apis/meta/v1/zz_generated.types';
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
  // By their text. Differs from Go: owners with one UID are not compared with all others.
  const seen = new Set<string>();
  for (const reference of metadata.ownerReferences ?? []) {
    const text = canonicalJSON(OwnerReference, reference);
    if (seen.has(text)) duplicates.push(reference.uid);
    else kept.push(reference);
    seen.add(text);
  }
  if (duplicates.length === 0) return;
  metadata.ownerReferences = kept;
  warn(
    `.metadata.ownerReferences contains duplicate entries${afterAdmission ? ' after mutating admission happens' : ''}; API server dedups owner references in 1.20+, and may reject such requests as early as 1.24; please fix your requests; duplicate UID(s) observed: ${duplicates.join(', ')}`,
  );
}
