import { deepEqual } from '#apimachinery/api/equality/deep_equal';
import { newPath } from '#apimachinery/util/validation/field/path';
import { EphemeralContainer } from '#api/core/v1/zz_generated.structs';
import type { Pod } from '#api/core/v1/zz_generated.types';
import type { Faults } from '../checks/faults.ts';
import { checkAnnotationChanges } from './pod.ts';

/**
 * What a request for `pods/ephemeralcontainers` may not change. Mirrors `ValidatePodEphemeralContainersUpdate` of
 * kube-apiserver.
 *
 * Differs from Go: its text ends with what differs, in the form of its internal types.
 */
export function checkEphemeralContainersUpdate(faults: Faults, pod: Pod, old: Pod): void {
  checkAnnotationChanges(faults, pod.metadata, old.metadata);
  const path = newPath('spec', 'ephemeralContainers');
  for (const before of old.spec?.ephemeralContainers ?? []) {
    const { name } = before;
    const now = pod.spec?.ephemeralContainers?.findLast((each) => each.name === name);
    const container = `existing ephemeral containers ${JSON.stringify(name)} may not be`;
    if (now === undefined) faults.forbidden(path, `${container} removed\n`);
    else if (!deepEqual(EphemeralContainer, now, before)) faults.forbidden(path, `${container} changed`);
  }
}
