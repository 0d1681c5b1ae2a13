import type { Path } from '#apimachinery/util/validation/field/path';
import type { PodTemplateSpec } from '#api/core/v1/zz_generated.structs';
import type { Faults } from '../checks/faults.ts';

/** The Pods of the template are started again whenever they end. */
export function checkRunsForEver(faults: Faults, path: Path, template: Partial<PodTemplateSpec>, kind: string): void {
  const restartPolicy = template.spec?.restartPolicy || 'Always';
  if (restartPolicy !== 'Always') faults.unsupported(path.child('spec', 'restartPolicy'), restartPolicy, ['Always']);
  if (template.spec?.activeDeadlineSeconds !== undefined) {
    faults.forbidden(path.child('spec', 'activeDeadlineSeconds'), `activeDeadlineSeconds in ${kind} is not Supported`);
  }
}
