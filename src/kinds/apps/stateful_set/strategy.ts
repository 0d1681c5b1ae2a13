import type { StatefulSet } from '#api/apps/v1/zz_generated.types';
import { labelSelectorAsSelector } from '#apimachinery/apis/meta/v1/label_selector';
import type { KindStrategy } from '../../aspects/strategy.ts';

export const statefulSetStrategy: KindStrategy<StatefulSet> = {
  generation: true,
  scaleSelector: ({ spec }) => labelSelectorAsSelector(spec?.selector).toString(),
};
