import type { Deployment } from '#api/apps/v1/zz_generated.types';
import { labelSelectorAsSelector } from '#apimachinery/apis/meta/v1/label_selector';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { KindStrategy } from '../../aspects/strategy.ts';
import { isSameGeneration, nameWarnings } from '../../aspects/warnings.ts';
import { dropDisabledTemplateFields } from '../../core/pod_spec/disabled_fields.ts';
import { emptyInPodSpec } from '../../core/pod_spec/empty_lists.ts';
import { podTemplateWarnings } from '../../core/pod_spec/warnings.ts';

export const deploymentStrategy: KindStrategy<Deployment> = {
  emptyIsSaid: /* @__PURE__ */ emptyInPodSpec('spec.template.spec'),
  generation: 'annotations',
  dropDisabled: ({ spec }, old) => dropDisabledTemplateFields(spec?.template, old?.spec?.template),
  *warnings(deployment, old) {
    if (old === undefined) yield* nameWarnings(deployment);
    if (!isSameGeneration(deployment, old))
      yield* podTemplateWarnings(newPath('spec', 'template'), deployment.spec?.template);
  },
  status: { keepsMetadata: ['labels'] },
  scaleSelector: ({ spec }) => labelSelectorAsSelector(spec?.selector).toString(),
};
