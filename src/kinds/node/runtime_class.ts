import type { RuntimeClass } from '#api/node/v1/zz_generated.types';
import { isDNS1123Label } from '#apimachinery/api/validate/content/dns';
import { validateLabels } from '#apimachinery/apis/meta/v1/validation/labels';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { Faults } from '#src/validation/checks/faults';
import { checkObjectMeta } from '#src/validation/checks/object_meta';
import { ageColumn, nameColumn } from '../aspects/cells.ts';
import type { Column } from '../aspects/column.ts';
import type { KindStrategy } from '../aspects/strategy.ts';
import type { UpdateValidation } from '../aspects/validation.ts';
import { nodeSelectorWarnings } from '../core/pod_spec/node_label_warnings.ts';
import { checkTolerations } from '../core/pod_spec/tolerations.ts';
import { checkContainerResources } from '../core/resources/resource_requirements.ts';

export function checkRuntimeClass(
  faults: Faults,
  { metadata, handler, overhead, scheduling = {} }: RuntimeClass,
): void {
  const path = newPath('scheduling', 'tolerations');
  const { nodeSelector, tolerations = [] } = scheduling;
  checkObjectMeta(faults, metadata, { namespaced: false });
  faults.declared.named(newPath('handler'), handler, isDNS1123Label);
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

export const runtimeClassUpdateValidation: UpdateValidation<RuntimeClass> = {
  declaredImmutable: ['handler'],
};

export const runtimeClassColumns: readonly Column<RuntimeClass>[] = [
  nameColumn,
  { name: 'Handler', value: ({ handler }) => handler ?? '' },
  ageColumn,
];

export const runtimeClassStrategy: KindStrategy<RuntimeClass> = {
  allowCreateOnUpdate: true,
  allowUnconditionalUpdate: false,
  warnings: ({ scheduling }) =>
    nodeSelectorWarnings(scheduling?.nodeSelector, () => newPath('scheduling', 'nodeSelector')),
};
