import type { Deployment } from '#api/apps/v1/zz_generated.types';
import { labelSelectorAsSelector } from '#apimachinery/apis/meta/v1/label_selector';
import type { KindStrategy } from '../../aspects/strategy.ts';
import { dropDisabledTemplateFields } from '../../core/pod_spec/disabled_fields.ts';

export const deploymentStrategy: KindStrategy<Deployment> = {
  emptyIsSaid: ['spec.template.spec.resources.claims'],
  generation: 'annotations',
  dropDisabled: ({ spec }, old) => dropDisabledTemplateFields(spec?.template, old?.spec?.template),
  status: { keepsMetadata: ['labels'] },
  scaleSelector: ({ spec }) => labelSelectorAsSelector(spec?.selector).toString(),
};
