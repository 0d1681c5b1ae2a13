import type { Deployment } from '#api/apps/v1/zz_generated.types';
import { labelSelectorAsSelector } from '#apimachinery/apis/meta/v1/label_selector';
import type { KindStrategy } from '../../aspects/strategy.ts';

export const deploymentStrategy: KindStrategy<Deployment> = {
  generation: 'annotations',
  status: { keepsMetadata: ['labels'] },
  scaleSelector: ({ spec }) => labelSelectorAsSelector(spec?.selector).toString(),
};
