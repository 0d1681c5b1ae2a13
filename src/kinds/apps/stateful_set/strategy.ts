import type { StatefulSet } from '#api/apps/v1/zz_generated.types';
import { labelSelectorAsSelector } from '#apimachinery/apis/meta/v1/label_selector';
import { newPath } from '#apimachinery/util/validation/field/path';
import type { KindStrategy } from '../../aspects/strategy.ts';
import { isSameGeneration } from '../../aspects/warnings.ts';
import { dropDisabledTemplateFields } from '../../core/pod_spec/disabled_fields.ts';
import { emptyInPodSpec } from '../../core/pod_spec/empty_lists.ts';
import { claimSpecWarnings, podTemplateWarnings } from '../../core/pod_spec/warnings.ts';

export const statefulSetStrategy: KindStrategy<StatefulSet> = {
  emptyIsSaid: /* @__PURE__ */ emptyInPodSpec('spec.template.spec'),
  generation: true,
  convert({ spec }) {
    for (const claim of spec?.volumeClaimTemplates ?? [])
      Object.assign(claim, { apiVersion: 'v1', kind: 'PersistentVolumeClaim' });
  },
  dropDisabled: ({ spec }, old) => dropDisabledTemplateFields(spec?.template, old?.spec?.template),
  *warnings(set, old) {
    const { spec } = set;
    if (!isSameGeneration(set, old)) yield* podTemplateWarnings(newPath('spec', 'template'), spec?.template);
    for (const [index, claim] of (spec?.volumeClaimTemplates ?? []).entries()) {
      const path = newPath('spec', 'volumeClaimTemplates').index(index);
      // As Go says it.
      yield* claimSpecWarnings(old === undefined ? path : path.child('Spec'), claim.spec);
    }
    if ((spec?.revisionHistoryLimit ?? 0) < 0)
      yield 'spec.revisionHistoryLimit: a negative value retains all historical revisions; a value >= 0 is recommended';
  },
  scaleSelector: ({ spec }) => labelSelectorAsSelector(spec?.selector).toString(),
};
