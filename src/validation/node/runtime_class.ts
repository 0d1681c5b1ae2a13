import { validateLabels } from '#apimachinery/apis/meta/v1/validation/labels';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { RuntimeClass } from '#api/node/v1/zz_generated.types';
import type { Faults } from '../checks/faults.ts';
import { label } from '../checks/names.ts';
import { checkObjectMeta } from '../checks/object_meta.ts';
import { checkContainerResources } from '../resources/resource_requirements.ts';
import { checkTolerations } from '../core/tolerations.ts';

export function checkRuntimeClass(
  faults: Faults,
  { metadata, handler, overhead, scheduling = {} }: RuntimeClass,
): void {
  const path = newPath('scheduling', 'tolerations');
  const { nodeSelector, tolerations = [] } = scheduling;
  checkObjectMeta(faults, metadata, { namespaced: false });
  faults.named(newPath('handler'), handler, label);
  if (overhead?.podFixed !== undefined)
    checkContainerResources(faults, newPath('overhead'), { limits: overhead.podFixed }, new Set());
  faults.add(validateLabels(nodeSelector, newPath('scheduling', 'nodeSelector')));
  checkTolerations(faults, path, tolerations);
  const seen = new Set<string>();
  for (const [index, toleration] of tolerations.entries()) {
    const { key = '', operator = '', value = '', effect = '' } = toleration;
    const content = JSON.stringify([key, operator, value, effect]);
    if (seen.has(content)) faults.duplicate(path.index(index), toleration);
    seen.add(content);
  }
}
