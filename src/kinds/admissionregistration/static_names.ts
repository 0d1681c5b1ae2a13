import type { ObjectMeta } from '#apimachinery/apis/meta/v1/zz_generated.types';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';

/** Names of what API servers read from files. */
const SUFFIX = '.static.k8s.io';

const RESERVED = `names ending with "${SUFFIX}" are reserved for static manifest-based configurations and cannot be managed via the API`;

/** Mirrors Go's `ValidateStaticSuffix`. */
export function checkStaticName(faults: Faults, { name = '' }: ObjectMeta): void {
  if (name.endsWith(SUFFIX)) faults.invalid(newPath('metadata', 'name'), name, RESERVED);
}

/** Of what was there before. Mirrors Go's `WarningsForStaticSuffix`. */
export function staticNameWarnings({ name = '' }: ObjectMeta, old: ObjectMeta | undefined): string[] {
  return old !== undefined && name.endsWith(SUFFIX) ? [`metadata.name: ${RESERVED}`] : [];
}
